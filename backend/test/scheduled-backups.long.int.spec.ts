import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { BackupSchedule } from '../src/kernel/backup/backup-schedule.ts';
import { Backups } from '../src/kernel/backup/backups.ts';
import { checkBackup } from '../src/kernel/backup/check-backup.ts';
import type { BackupConfig } from '../src/platform/config/config.ts';
import { Jobs } from '../src/kernel/jobs/jobs.ts';
import { type AppUnderTest, startApp, startBeside } from './app-under-test.ts';
import { fillDisk, freeDisk, mountDisk, unmountDisk } from './drill/disk.ts';
import { eventually } from './eventually.ts';
import { join } from './person.ts';
import { uploadSession } from './uploaded-session.ts';

const HOUR_MS = 3_600_000;
const FIRST = '2026-11-23T08:00:00Z';
const nameOf = (at: string) => `rideline-${at.replaceAll(':', '-')}`;

/** Whether this user may mount disks. */
const hasDisks = await mountsDisks();

let app: AppUnderTest;
let dir: string;
let now: Date;

beforeAll(async () => {
  app = await startApp();
  await uploadSession(await join(app, 'kai@backups.example'), 3);
});
afterAll(() => app.stop());
beforeEach(async () => {
  dir = await mkdtemp(joinPath(tmpdir(), 'rideline-scheduled-'));
  now = new Date(FIRST);
});
afterEach(() => rm(dir, { recursive: true, force: true }));

function scheduleOf(
  on: AppUnderTest,
  over: Partial<BackupConfig> = {},
  jobs: Jobs = on.app.get(Jobs),
): BackupSchedule {
  const backups = { dir, everyHours: 24, keep: 2, withKeys: false, ...over };
  return new BackupSchedule({ ...on.config, backups }, { now: () => now }, jobs, on.app.get(Backups));
}
async function mountsDisks(): Promise<boolean> {
  const probe = await mkdtemp(joinPath(tmpdir(), 'rideline-disk-'));
  const isMounted = await mountDisk(probe);
  if (isMounted) await unmountDisk(probe);
  await rm(probe, { recursive: true });
  return isMounted;
}
const names = async () => (await readdir(dir)).toSorted();
const inHours = (hours: number) => {
  now = new Date(now.getTime() + hours * HOUR_MS);
};
async function filesOf(backup: string): Promise<readonly string[]> {
  const entries = await readdir(joinPath(dir, backup), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => joinPath(entry.parentPath, entry.name));
}
async function damage(path: string): Promise<void> {
  const content = await readFile(path);
  content[content.length >> 1]! ^= 1;
  await writeFile(path, content);
}

describe('scheduled backups', () => {
  it('are made when the newest one has the age, and the newest of them are kept', async () => {
    const schedule = scheduleOf(app);
    expect((await schedule.check())?.state).toBe('done');
    expect(await names()).toEqual([nameOf(FIRST)]);
    expect((await checkBackup(joinPath(dir, nameOf(FIRST)))).keys).toBeUndefined();

    inHours(23.9);
    expect(await schedule.check()).toBeUndefined();
    inHours(0.1);
    expect((await schedule.check())?.state).toBe('done');
    inHours(24);
    await schedule.check();
    expect(await names()).toEqual([nameOf('2026-11-24T08:00:00Z'), nameOf('2026-11-25T08:00:00Z')]);
  });

  it('have the keys when asked for', async () => {
    await scheduleOf(app, { withKeys: true }).check();
    expect((await checkBackup(joinPath(dir, nameOf(FIRST)))).keys?.lines).toBe(1);
  });

  it('leave everything that the schedule did not make', async () => {
    const copies = ['rideline-holiday', 'rideline-2026-11-20T08-00-00Z copy', 'summer'];
    const others = ['notes.txt', 'rideline-2020-01-01T00-00-00Z', ...copies];
    await writeFile(joinPath(dir, 'notes.txt'), 'mine');
    await mkdir(joinPath(dir, 'rideline-2020-01-01T00-00-00Z'));
    const schedule = scheduleOf(app, { keep: 1 });
    await schedule.check();
    for (const copy of copies) {
      await cp(joinPath(dir, nameOf(FIRST)), joinPath(dir, copy), { recursive: true });
    }
    inHours(24);
    await schedule.check();
    expect(await names()).toEqual([...others, nameOf('2026-11-24T08:00:00Z')].toSorted());
  });

  it('do not count a damaged one, so that as many whole ones are kept', async () => {
    const schedule = scheduleOf(app);
    await schedule.check();
    inHours(24);
    await schedule.check();
    const damaged = nameOf('2026-11-24T08:00:00Z');
    await damage((await filesOf(damaged)).find((path) => path.includes('/blobs/'))!);
    inHours(24);
    await schedule.check();
    const third = nameOf('2026-11-25T08:00:00Z');
    expect(await names()).toEqual([nameOf(FIRST), damaged, third]);
    inHours(24);
    await schedule.check();
    expect(await names()).toEqual([third, nameOf('2026-11-26T08:00:00Z')]);
  });

  it('remove what a killed process left, also of a removal', async () => {
    for (const left of [
      'rideline-2026-11-20T08-00-00Z.unfinished',
      'rideline-2026-11-19T08-00-00Z.removed',
    ]) {
      await mkdir(joinPath(dir, left, 'log'), { recursive: true });
    }
    await mkdir(joinPath(dir, 'mine.unfinished'));
    await scheduleOf(app).check();
    expect(await names()).toEqual(['mine.unfinished', nameOf(FIRST)]);
  });

  it('are made although a clock that ran ahead made one', async () => {
    const schedule = scheduleOf(app, { keep: 1 });
    now = new Date('2030-01-01T00:00:00Z');
    await schedule.check();
    now = new Date(FIRST);
    expect((await schedule.check())?.state).toBe('done');
    expect(await names()).toEqual([nameOf(FIRST)]);
  });

  it('are made by one of several processes', async () => {
    const beside = await startBeside(app);
    const schedules = [app, beside, app, beside].map((on) => scheduleOf(on, { everyHours: 1 }));
    const jobs = await Promise.all(schedules.map((schedule) => schedule.check()));
    expect(jobs.filter((job) => job?.state === 'done')).toHaveLength(1);
    for (const schedule of schedules) expect(await schedule.check()).toBeUndefined();
    expect(await names()).toEqual([nameOf(FIRST)]);
    await beside.stop();
  });

  it('are not made a second time by a process that had to wait for the first', async () => {
    const jobs = app.app.get(Jobs);
    const late = Object.create(jobs, {
      start: {
        value: async (...given: Parameters<Jobs['start']>) => {
          await scheduleOf(app).check();
          inHours(0.1);
          return jobs.start(...given);
        },
      },
    }) as Jobs;
    expect((await scheduleOf(app, {}, late).check())?.state).toBe('done');
    expect(await names()).toEqual([nameOf(FIRST)]);
  });

  it('begin with the start of the app', async () => {
    const started = await startBeside(app, { backups: { dir, everyHours: 24, keep: 2, withKeys: false } });
    const [made] = await eventually(async () => {
      const found = (await names()).filter((name) => name.endsWith('Z'));
      return found.length > 0 ? found : undefined;
    });
    await checkBackup(joinPath(dir, made!));
    await started.stop();
  });
});

describe('a scheduled backup that fails', () => {
  (hasDisks ? it : it.skip).each([0, 4_096, 40_960])(
    'for want of room leaves nothing, tells it and is tried again: %d bytes left',
    async (room) => {
      await mountDisk(dir);
      try {
        await fillDisk(dir, room);
        const schedule = scheduleOf(app);
        const job = await schedule.check();
        expect(job).toMatchObject({
          state: 'failed',
          reason: `The scheduled backup failed and is tried again in 10 minutes: The disk of ${dir} is full: no backup was made.`,
        });
        expect(await names()).toEqual(['filler']);
        await freeDisk(dir);
        expect(await schedule.check()).toBeUndefined();
        inHours(0.2);
        expect((await schedule.check())?.state).toBe('done');
        expect(await names()).toEqual([nameOf('2026-11-23T08:12:00Z')]);
        await checkBackup(joinPath(dir, nameOf('2026-11-23T08:12:00Z')));
      } finally {
        await unmountDisk(dir);
      }
    },
  );

  it('keeps the older ones', async () => {
    const schedule = scheduleOf(app, { keep: 1 });
    await schedule.check();
    inHours(24);
    await writeFile(joinPath(dir, `${nameOf('2026-11-24T08:00:00Z')}`), 'a file in its place');
    expect((await schedule.check())?.state).toBe('failed');
    await checkBackup(joinPath(dir, nameOf(FIRST)));
  });
});
