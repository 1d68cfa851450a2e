import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import { CLOCK, type Clock } from '../src/platform/clock/clock.ts';
import { EVENT_STORE, type EventStore } from '../src/kernel/event-store/event-store.ts';
import { REFUSALS_A_MINUTE } from '../src/modules/activities/write/record-refusal.use-case.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import type { RecordedEvent } from '../src/kernel/event-store/event-store.ts';
import { logOf } from './log-of.ts';
import { eventually } from './eventually.ts';
import { join, refusalOf, visitor, type Person } from './person.ts';

const LIMIT = 1_000_000;
const MINUTE_MS = 60_000;
const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 2, durationMinutes: 5 });
const fit = encodeTrackFile(recorded, 'fit');
const nonsense = new TextEncoder().encode('no track');

let app: AppUnderTest;
let kai: Person;
/** Each test has minutes of its own. */
let time = Date.parse('2026-06-30T23:00:00Z');

beforeAll(async () => {
  app = await startApp({ UPLOAD_LIMIT_BYTES: String(LIMIT) });
  kai = await join(app, 'kai@refused.example');
});
afterAll(() => app.stop());
afterEach(() => {
  jest.restoreAllMocks();
});

function nextMinute(): void {
  time += MINUTE_MS;
  jest.spyOn(app.app.get<Clock>(CLOCK), 'now').mockImplementation(() => new Date(time));
}

const refusals = () => logOf(app, 'UploadRefused');

/** The refusals recorded by `act`, once there are `count` of them. */
async function recordedBy(count: number, act: () => Promise<unknown>): Promise<readonly RecordedEvent[]> {
  const before = (await refusals()).length;
  await act();
  return eventually(async () => {
    const after = (await refusals()).slice(before);
    return after.length >= count ? after : undefined;
  });
}

describe('a refused upload', () => {
  it('is recorded with format and reason, and without the person, the file and the request', async () => {
    nextMinute();
    const damaged = fit.slice();
    damaged[100]! ^= 0xff;
    const [refused] = await recordedBy(1, () => kai.upload(damaged, 'Kai at a secret spot.fit'));
    const { stream, data, metadata } = refused!;
    expect({ stream, data, metadata }).toEqual({
      stream: 'intake-2026-06-30',
      data: { format: 'fit', reason: 'bad_checksum' },
      metadata: { actor: 'system', correlation: 'intake' },
    });
  });

  it.each([
    ['nonsense.gpx', nonsense, 'gpx', 'unsupported_format'],
    ['export.zip', nonsense, 'zip', 'wrong_extension'],
    ['empty.tcx', new Uint8Array(0), 'tcx', 'empty_file'],
    ['huge.fit', new Uint8Array(LIMIT + 1), 'other', 'file_too_large'],
  ])('keeps the code of its reason: %s', async (name, bytes, format, reason) => {
    nextMinute();
    const [refused] = await recordedBy(1, () => kai.upload(bytes, name));
    expect(refused!.data).toEqual({ format, reason });
  });

  it('is recorded for a form that is not complete', async () => {
    nextMinute();
    const [refused] = await recordedBy(1, () => kai.upload(fit, 'a.fit', { surf_type: 'pool' }));
    expect(refused!.data).toEqual({ format: 'fit', reason: 'invalid' });
  });

  it('goes to the stream of its day', async () => {
    time = Date.parse('2026-07-01T00:00:00Z') - MINUTE_MS;
    nextMinute();
    const [refused] = await recordedBy(1, () => kai.upload(nonsense, 'a.fit'));
    expect(refused!.stream).toBe('intake-2026-07-01');
  });

  it('is not recorded for visitors, and accepted uploads are none', async () => {
    nextMinute();
    const recordedNow = await recordedBy(1, async () => {
      expect((await visitor(app).upload(nonsense, 'a.fit')).status).toBe(401);
      expect((await kai.upload(fit, 'a.fit')).status).toBe(200);
      expect((await kai.upload(fit, 'a.fit')).status).toBe(200);
      await kai.upload(nonsense, 'b.tcx');
    });
    expect(recordedNow.map(({ data }) => data)).toEqual([{ format: 'tcx', reason: 'unsupported_format' }]);
  });

  it(`is recorded ${REFUSALS_A_MINUTE} times a minute at most`, async () => {
    nextMinute();
    const flood = await recordedBy(REFUSALS_A_MINUTE + 1, async () => {
      for (let upload = 0; upload < REFUSALS_A_MINUTE + 5; upload++) {
        expect((await kai.upload(nonsense, 'a.fit')).status).toBe(422);
      }
      nextMinute();
      await kai.upload(nonsense, 'after.gpx');
    });
    expect(flood.map(({ data }) => data.format)).toEqual([
      ...Array.from({ length: REFUSALS_A_MINUTE }, () => 'fit'),
      'gpx',
    ]);
  });

  it('is answered with its sentence when it cannot be recorded', async () => {
    nextMinute();
    jest
      .spyOn(app.app.get<EventStore>(EVENT_STORE), 'append')
      .mockRejectedValue(new Error('The disk is full'));
    expect(await refusalOf(await kai.upload(new Uint8Array(0), 'a.fit'))).toEqual([
      422,
      'This file is empty.',
    ]);
  });
});

describe('a pushed upload', () => {
  const other = encodeTrackFile(
    simulateSession({ surfType: 'traveling_waves', seed: 3, durationMinutes: 5 }).recorded,
    'fit',
  );
  const large = new Uint8Array(LIMIT + 1);
  const push = (body: Uint8Array, { name, ...init }: RequestInit & { name: string }) =>
    fetch(`${app.url}/api/uploads?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${kai.token!}` },
      body: body as Uint8Array<ArrayBuffer>,
      ...init,
    });

  it.each([
    ['a.fit', large, 413],
    ['a.gpx.gz', gzipSync(large), 413],
    ['photo.png', nonsense, 422],
    ['a.fit', nonsense, 422],
    ['a.sml', nonsense, 422],
  ])('is refused as one of the form: %s', async (name, bytes, status) => {
    nextMinute();
    const refused = await refusalOf(await kai.upload(bytes, name));
    expect(refused[0]).toBe(status);
    expect(await refusalOf(await push(bytes, { name }))).toEqual(refused);
    const parts = new FormData();
    parts.append('file', new Blob([bytes]), name);
    expect(await refusalOf(await kai.send('/uploads', parts))).toEqual(refused);
  });

  it('is refused over the limit before its length is known', async () => {
    nextMinute();
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(large);
        controller.close();
      },
    });
    const init = { name: 'a.fit', body, duplex: 'half' } as RequestInit & { name: string };
    expect(await refusalOf(await push(large, init))).toEqual([413, 'The file is over the limit of 1 MB']);
  });

  it('is refused with a name that is too long for a session', async () => {
    nextMinute();
    const name = 'x'.repeat(300);
    const refused = await refusalOf(await kai.upload(other, 'a.fit', { surf_type: 'ocean', name }));
    expect(refused[0]).toBe(400);
    expect(await refusalOf(await push(other, { name }))).toEqual(refused);
  });
});
