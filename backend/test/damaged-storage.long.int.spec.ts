import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { verify } from '../src/command-line/verify.ts';
import { BLOB_STORE, type BlobStore } from '../src/platform/blobs/blob-store.ts';
import { CLOCK, type Clock } from '../src/platform/clock/clock.ts';
import { EVENT_STORE, type EventStore } from '../src/kernel/event-store/event-store.ts';
import { FileSweep } from '../src/modules/activities/adapters/files/file-sweep.ts';
import { SessionFiles } from '../src/modules/activities/adapters/files/session-files.ts';
import { RedetectCommand } from '../src/modules/activities/write/redetect/redetect.use-case.ts';
import type { RedetectionRequest } from '../src/modules/activities/write/redetect/redetection.ts';
import { startApp, startBeside, type AppUnderTest } from './app-under-test.ts';
import { cleanedEarlier } from './cleaned-earlier.ts';
import { eventually } from './eventually.ts';
import { join, Person, refusalOf, visitor } from './person.ts';
import { type ActivityAnswer, sessionFile, share, uploadSession } from './uploaded-session.ts';

let app: AppUnderTest;
let kai: Person;

beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'silent' });
  kai = await join(app, 'kai@surf.example');
  await kai.json('POST', '/users/me/update-username', { username: 'kai_surfs' });
});
afterAll(() => app.stop());

async function originalOf(urlHash: string): Promise<string> {
  const [claim] = await app.database.query<{ content_hash: string }>(
    'SELECT content_hash FROM activities.upload_claims WHERE url_hash = $1',
    [urlHash],
  );
  const hash = claim!.content_hash;
  return joinPath(app.config.dataDir, 'blobs', hash.slice(0, 2), hash);
}
const flipByte = (urlHash: string) =>
  app.database.query(
    'UPDATE activities.tracks SET points = set_byte(points, 100, get_byte(points, 100) # 1) WHERE url_hash = $1',
    [urlHash],
  );
const loseTrack = (urlHash: string) =>
  app.database.query('DELETE FROM activities.tracks WHERE url_hash = $1', [urlHash]);

async function verified(...args: string[]) {
  const said: string[] = [];
  const { signal } = new AbortController();
  const run = verify.run({ app: app.app, args, say: (line) => void said.push(line), signal });
  const outcome = await run.then(
    () => 'well',
    (error: Error) => error.message,
  );
  return { outcome, said };
}

const DAY_MS = 86_400_000;
/** A session at another time. */
function endingAt(end: number, file: Uint8Array): Uint8Array {
  const TIME = /(?<=<time>)[^<]+/g;
  const gpx = Buffer.from(file).toString();
  const last = Math.max(...(gpx.match(TIME) ?? []).map((time) => Date.parse(time)));
  return Buffer.from(gpx.replace(TIME, (time) => new Date(Date.parse(time) + end - last).toISOString()));
}

const DAMAGES: readonly (readonly [how: string, state: string, damage: (path: string) => Promise<void>])[] = [
  ['cut to nothing', 'damaged', (path) => truncate(path, 0)],
  [
    'changed in a byte',
    'damaged',
    async (path) => {
      const content = await readFile(path);
      content[content.length >> 1]! ^= 1;
      await writeFile(path, content);
    },
  ],
  ['gone', 'missing', (path) => rm(path)],
];

describe('a damaged original', () => {
  it.each(DAMAGES)(
    '(%s) is reported as damaged and restored by uploading the file again',
    async (_how, state, damage) => {
      const urlHash = await uploadSession(kai, 31);
      const before = await kai.json<ActivityAnswer>('GET', `/activities/${urlHash}`);
      await damage(await originalOf(urlHash));
      const answer = await kai.call('GET', `/activities/${urlHash}/original`);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(await refusalOf(answer)).toEqual([
        500,
        `The original file of this session is ${state}. Upload the same file again to restore it.`,
      ]);
      expect((await verified()).said).toContain(
        `${urlHash}: the original is missing or damaged. Its owner can upload the same file again.`,
      );

      const again = await kai.upload(sessionFile(31), 'again.gpx');
      expect(await again.json()).toMatchObject({ url_hash: urlHash, duplicate: true });
      const original = await kai.call('GET', `/activities/${urlHash}/original`);
      expect(Buffer.from(await original.arrayBuffer()).equals(Buffer.from(sessionFile(31)))).toBe(true);
      expect(await kai.json('GET', `/activities/${urlHash}`)).toEqual(before);
    },
  );

  it('does not damage the rest of the archive', async () => {
    const urlHash = await uploadSession(kai, 32);
    await truncate(await originalOf(urlHash), 0);
    const archive = await kai.call('GET', '/users/me/export');
    const bytes = Buffer.from(await archive.arrayBuffer()).toString('latin1');
    expect(bytes).toContain('originals/unreadable.txt');
    expect(bytes).toContain('rides.csv');
    await kai.upload(sessionFile(32), 'again.gpx');
  });
});

describe('a stored track', () => {
  it.each([
    ['changed in a byte', flipByte],
    ['gone', loseTrack],
  ])('%s is rebuilt from its original by every reader', async (_how, damage) => {
    const urlHash = await uploadSession(kai, 33);
    await share(kai, urlHash);
    const own = await kai.json<ActivityAnswer>('GET', `/activities/${urlHash}`);
    const reads = [
      async () => expect(await kai.json('GET', `/activities/${urlHash}`)).toEqual(own),
      async () => {
        const shown = await visitor(app).json<ActivityAnswer>('GET', `/public/activities/${urlHash}`);
        expect(shown.trackpoints.length).toBe(own.trackpoints.length);
      },
      async () => expect((await kai.call('GET', `/activities/${urlHash}/gpx`)).status).toBe(200),
      async () =>
        expect((await kai.call('PUT', `/activities/${urlHash}/surf-setting?setting_id=-1`)).status).toBe(200),
      async () =>
        expect(
          (
            await kai.call('GET', `/activities/${urlHash}`, undefined, {
              accept: 'application/vnd.rideline.columns+json',
            })
          ).status,
        ).toBe(200),
    ];
    for (const read of reads) {
      await damage(urlHash);
      await read();
    }
    expect((await verified()).outcome).toBe('well');
  });

  it('damaged together with its original is restored by uploading the file again', async () => {
    const urlHash = await uploadSession(kai, 34);
    const own = await kai.json<ActivityAnswer>('GET', `/activities/${urlHash}`);
    await flipByte(urlHash);
    await rm(await originalOf(urlHash));
    expect(await kai.refusal('GET', `/activities/${urlHash}`)).toEqual([
      500,
      'The original file of this session is missing. Upload the same file again to restore it.',
    ]);
    await kai.upload(sessionFile(34), 'again.gpx');
    expect(await kai.json('GET', `/activities/${urlHash}`)).toEqual(own);
  });
});

describe('a stored track whose original would be rejected or read differently today', () => {
  const uploaded = async (file: Uint8Array, name: string) =>
    ((await (await kai.upload(file, name)).json()) as { url_hash: string }).url_hash;

  it('is rebuilt after the limits were lowered', async () => {
    const urlHash = await uploaded(gzipSync(sessionFile(41)), 'packed.gpx.gz');
    const own = await kai.json<ActivityAnswer>('GET', `/activities/${urlHash}`);
    const lowered = await startBeside(app, { pointLimit: 100, uploadLimitBytes: 1_000 });
    try {
      await loseTrack(urlHash);
      const kaiThere = new Person(lowered, kai.token);
      expect(await kaiThere.json('GET', `/activities/${urlHash}`)).toEqual(own);
    } finally {
      await lowered.stop();
    }
  });

  it('is rebuilt without the points that were in the future at upload', async () => {
    const believedUntil = Date.now() + 2 * DAY_MS;
    const urlHash = await uploaded(endingAt(believedUntil + 10 * 60_000, sessionFile(42)), 'ahead.gpx');
    const own = await kai.json<ActivityAnswer>('GET', `/activities/${urlHash}`);
    const clock = jest.spyOn(app.app.get<Clock>(CLOCK), 'now');
    clock.mockImplementation(() => new Date(believedUntil));
    try {
      await loseTrack(urlHash);
      expect(await kai.json('GET', `/activities/${urlHash}`)).toEqual(own);
    } finally {
      clock.mockRestore();
    }
  });
});

describe('a stored track that an earlier cleaning made', () => {
  const cleanings = async (urlHash: string) =>
    (await app.app.get<EventStore>(EVENT_STORE).readStream(`activity-${urlHash}`)).filter(
      ({ type }) => type === 'TrackCleanedAgain',
    ).length;

  it.each([
    ['its owner', (urlHash: string) => kai.call('GET', `/activities/${urlHash}`)],
    ['a visitor', (urlHash: string) => visitor(app).call('GET', `/public/activities/${urlHash}`)],
    ['a download', (urlHash: string) => kai.call('GET', `/activities/${urlHash}/gpx`)],
    [
      'another profile',
      (urlHash: string) => kai.call('PUT', `/activities/${urlHash}/surf-setting?setting_id=0`),
    ],
  ])('is replaced with its rides, once, when %s needs it', async (_who, read) => {
    const urlHash = await uploadSession(kai, 38);
    await share(kai, urlHash);
    const own = await kai.json<ActivityAnswer>('GET', `/activities/${urlHash}`);
    await cleanedEarlier(app, urlHash);
    await loseTrack(urlHash);
    expect((await read(urlHash)).status).toBe(200);
    expect(await kai.json('GET', `/activities/${urlHash}`)).toEqual(own);
    expect(await cleanings(urlHash)).toBe(2);
    await loseTrack(urlHash);
    expect(await kai.json('GET', `/activities/${urlHash}`)).toEqual(own);
    expect(await cleanings(urlHash)).toBe(2);
    expect((await verified()).outcome).toBe('well');
    await kai.call('DELETE', `/activities/${urlHash}`);
  });

  it('answers two readers at once with the same rides', async () => {
    const urlHash = await uploadSession(kai, 38);
    const own = await kai.json<ActivityAnswer>('GET', `/activities/${urlHash}`);
    await cleanedEarlier(app, urlHash);
    await loseTrack(urlHash);
    const read = () => kai.json<ActivityAnswer>('GET', `/activities/${urlHash}`);
    expect(await Promise.all([read(), read(), read()])).toEqual([own, own, own]);
    await kai.call('DELETE', `/activities/${urlHash}`);
  });

  it('is replaced by a re-detection that cleans again, once, and a dry run only tells it', async () => {
    const urlHash = await uploadSession(kai, 38);
    const own = await kai.json<ActivityAnswer>('GET', `/activities/${urlHash}`);
    await cleanedEarlier(app, urlHash);
    const run = (request: Omit<RedetectionRequest, 'urlHash'>) =>
      app.app
        .get(CommandBus)
        .execute(
          new RedetectCommand({ ...request, urlHash }, 'test', new AbortController().signal, () => undefined),
        );
    const found = { failed: [], differingCount: 1, total: { gained: 0, lost: 0 } };
    expect(await run({ dryRun: true, cleanAgain: true })).toMatchObject(found);
    expect(await cleanings(urlHash)).toBe(1);
    expect(await run({ dryRun: false, cleanAgain: true })).toMatchObject(found);
    expect(await cleanings(urlHash)).toBe(2);
    expect(await kai.json('GET', `/activities/${urlHash}`)).toEqual(own);
    expect(await run({ dryRun: false, cleanAgain: true })).toMatchObject({ failed: [], differingCount: 0 });
    expect(await cleanings(urlHash)).toBe(2);
    expect((await verified()).outcome).toBe('well');
    await kai.call('DELETE', `/activities/${urlHash}`);
  });

  it('is repaired by admin verify', async () => {
    const urlHash = await uploadSession(kai, 38);
    await cleanedEarlier(app, urlHash);
    await loseTrack(urlHash);
    expect((await verified('--heal')).said).toContain(
      `${urlHash}: the track is missing or damaged. Repaired.`,
    );
    expect((await verified()).outcome).toBe('well');
  });
});

describe('a stored track whose original today is refused', () => {
  it('is reported as damaged, and tried once a minute', async () => {
    const urlHash = await uploadSession(kai, 43);
    await loseTrack(urlHash);
    const read = jest
      .spyOn(app.app.get<BlobStore>(BLOB_STORE), 'read')
      .mockImplementation(() => Promise.resolve(Buffer.from('A format of earlier days')));
    const sentence = 'The track of this session is damaged. Delete the session and upload its file again.';
    expect(await kai.refusal('GET', `/activities/${urlHash}`)).toEqual([500, sentence]);
    expect(await kai.refusal('GET', `/activities/${urlHash}`)).toEqual([500, sentence]);
    expect(read).toHaveBeenCalledTimes(1);
    read.mockRestore();
    await rm(await originalOf(urlHash));
    await kai.upload(sessionFile(43), 'again.gpx');
    expect((await kai.call('GET', `/activities/${urlHash}`)).status).toBe(200);
  });
});

describe('admin verify', () => {
  it('counts files, lists each finding and repairs what it can', async () => {
    const healthy = await verified();
    expect(healthy.outcome).toBe('well');
    expect(healthy.said.at(-1)).toMatch(
      /^Checked \d+ events, \d+ activities, \d+ originals and \d+ tracks: no problems\.$/,
    );

    const [damaged, unclaimed, orphan] = [
      await uploadSession(kai, 35),
      await uploadSession(kai, 36),
      await uploadSession(kai, 37),
    ];
    await flipByte(damaged);
    await app.database.query('DELETE FROM activities.upload_claims WHERE url_hash = $1', [unclaimed]);
    await app.database.query(
      `INSERT INTO activities.tracks SELECT 'nobodys', points FROM activities.tracks WHERE url_hash = $1`,
      [orphan],
    );
    const found = await verified();
    expect(found.outcome).toBe('Found: 3 problems. Repair what can be repaired with --heal.');
    expect(found.said).toEqual(
      expect.arrayContaining([
        `${damaged}: the track is missing or damaged.`,
        `${unclaimed}: nothing says who uploaded which file.`,
        'nobodys: the track belongs to no activity.',
      ]),
    );

    const healed = await verified('--heal');
    expect(healed.said.filter((line) => line.endsWith('Repaired.'))).toHaveLength(3);
    expect((await verified()).outcome).toBe('well');
    const again = await kai.upload(sessionFile(36), 'again.gpx');
    expect(await again.json()).toMatchObject({ url_hash: unclaimed, duplicate: true });
    await eventually(async () =>
      (await kai.call('GET', `/activities/${damaged}`)).status === 200 ? true : undefined,
    );
  });

  it('ends well with what an upload that was cut off left, which the sweep takes', async () => {
    const blobs = app.app.get<BlobStore>(BLOB_STORE);
    const original = await blobs.stage(Readable.from([Buffer.from('cut off')]), 100);
    const { hash } = original;
    const key = { owner: 1, contentHash: hash, surfType: 'traveling_waves', part: 0 } as const;
    const track = new Uint8Array([1]);
    await app.app.get(SessionFiles).store(1, original, [{ key, track, urlHash: 'cutoff' }]);
    await app.database.query(
      `UPDATE activities.upload_claims SET claimed_at = now() - interval '2 hours' WHERE url_hash = 'cutoff'`,
    );
    const left = await verified();
    expect(left.outcome).toBe('well');
    expect(left.said).toEqual([
      "cutoff: a file is kept for an activity that isn't there. An upload that was cut off left it; the app removes it within a day.",
      expect.stringMatching(/^Checked .*: no problems, 1 left over from uploads\.$/),
    ]);
    await app.app.get(FileSweep).sweep();
    expect((await verified()).said).toEqual([expect.stringMatching(/^Checked .*: no problems\.$/)]);
  });
});
