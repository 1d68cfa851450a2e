import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import { gzipSync } from 'fflate';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { join, visitor, type Person } from './person.ts';
import { storedCounts } from './stored-counts.ts';

const LIMIT = 3_000_000;
const POINT_LIMIT = 4_000;
const IMPOSSIBLE_TIMES =
  'The times in this track are before 1980 or in the future. Set the clock of the device, correct the times and try again.';
const NO_POSITIONS = 'This file has no track with positions. Was the GPS on during the session?';
const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 2, durationMinutes: 12 });
const fit = encodeTrackFile(recorded, 'fit', { name: 'Dawn' });
const text = (content: string) => new TextEncoder().encode(content);

const START = Date.UTC(2026, 5, 1, 8);
const point = (second: number, longitude: number | string = -118 + second / 10_000) =>
  `<trkpt lat="33.5" lon="${longitude}"><time>${new Date(START + second * 1_000).toISOString()}</time></trkpt>`;
const points = (seconds: readonly number[]) => seconds.map((second) => point(second)).join('');
const gpx = (content: string) =>
  text(`<gpx xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${content}</trkseg></trk></gpx>`);
const minute = Array.from({ length: 60 }, (_, second) => second);
const inYear0 = points(minute).replaceAll('<time>2026-', '<time>0000-');

let app: AppUnderTest;
let kai: Person;

beforeAll(async () => {
  app = await startApp({ UPLOAD_LIMIT_BYTES: String(LIMIT), POINT_LIMIT: String(POINT_LIMIT) });
  kai = await join(app, 'kai@surf.example');
});
afterAll(() => app.stop());

/** Uploads, checks that no file or row is left, and returns status and detail. */
async function refused(send: () => Promise<Response>): Promise<[number, string]> {
  const before = await storedCounts(app);
  const response = await send();
  const { detail } = (await response.json()) as { detail: string };
  expect(await storedCounts(app)).toEqual(before);
  return [response.status, detail];
}

function formWith(...fields: readonly (readonly [string, string | File])[]): () => Promise<Response> {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, value.name);
  }
  return () => kai.send('/analyze', form);
}
const file = (bytes: Uint8Array, name: string) => new File([bytes], name);

describe('an invalid track file', () => {
  const changed = fit.slice();
  changed[200] = changed[200]! ^ 0x10;
  const nowhere = { ...recorded, latitude: recorded.latitude.map(() => NaN) };

  it.each<[string, Uint8Array, string, string]>([
    ['nothing at all', new Uint8Array(), 'empty.fit', 'This file is empty.'],
    [
      'a letter',
      text('Dear diary, the swell was good.'),
      'diary.gpx',
      'This file does not hold a track. Please select a TCX, GPX, or FIT file.',
    ],
    [
      'a FIT file cut off',
      fit.subarray(0, fit.length / 2),
      'cut.fit',
      'This FIT file ends early. Was it copied completely, and the recording saved on the watch?',
    ],
    [
      'a FIT file with a changed byte',
      changed,
      'changed.fit',
      'This FIT file is damaged: its checksum does not match its content.',
    ],
    ['a FIT file without positions', encodeTrackFile(nowhere, 'fit', {}), 'pool.fit', NO_POSITIONS],
    [
      'a GPX file without times',
      gpx(points(minute).replaceAll(/<time>.*?<\/time>/g, '')),
      'route.gpx',
      'This track has no times, so no speed can be worked out. Export it with its time stamps and try again.',
    ],
    [
      'a document type with entities',
      text(`<!DOCTYPE gpx [<!ENTITY a "b">]>${new TextDecoder().decode(gpx(points(minute)))}`),
      'bomb.gpx',
      'This file declares a document type or entities, which tracks never need and Rideline does not read.',
    ],
    [
      '200,000 elements in each other',
      gpx('<a>'.repeat(200_000)),
      'deep.gpx',
      "This file's XML is too deep to be a track.",
    ],
    [
      'a single point',
      gpx(point(0)),
      'one.gpx',
      'This track has a single position, which is too few for a session.',
    ],
    ['a first time in year 0', gpx(inYear0), 'zero.gpx', IMPOSSIBLE_TIMES],
    [
      'more points than a session may have',
      gpx(points(Array.from({ length: POINT_LIMIT + 1 }, (_, second) => second))),
      'long.gpx',
      'This track has more than 4,000 points, the most a session may have. Split it and try again.',
    ],
    [
      'few points whose filled silences are too many',
      gpx(points(Array.from({ length: POINT_LIMIT / 10 }, (_, row) => row * 15))),
      'sparse.gpx',
      'This track has more than 4,000 points, the most a session may have. Split it and try again.',
    ],
    [
      'a packed file with another checksum',
      gzipSync(gpx(points(minute))).map((byte, at, all) => (at === all.length - 8 ? byte ^ 1 : byte)),
      'changed.gpx.gz',
      'This packed file is damaged: its checksum does not match its content. Pack or copy it again.',
    ],
  ])('is rejected with a message: %s', async (_, bytes, name, sentence) => {
    expect(await refused(() => kai.upload(bytes, name))).toEqual([422, sentence]);
  });

  it('is rejected over the size limit, with and without content-length, and when unpacked', async () => {
    const [status, detail] = await refused(() => kai.upload(randomBytes(LIMIT + 1), 'big.fit'));
    expect([status, detail]).toEqual([413, 'The file is over the limit of 3 MB']);
    const [statusOfHuge] = await refused(() => kai.upload(randomBytes(2 * LIMIT), 'huge.fit'));
    expect(statusOfHuge).toBe(413);
    const packed = gzipSync(new Uint8Array(LIMIT + 1));
    expect(await refused(() => kai.upload(packed, 'bomb.gpx.gz'))).toEqual([
      413,
      'This packed file unpacks to more than 3 MB, the most a track file may have.',
    ]);
  });
});

describe('an invalid upload form', () => {
  const good = ['surf_type', 'ocean'] as const;

  it('is rejected without a file, a surf type or a valid profile', async () => {
    const pleaseSelect = [400, 'Please select a TCX, GPX, or FIT file'];
    expect(await refused(formWith(good))).toEqual(pleaseSelect);
    expect(await refused(formWith(good, ['tcx_file', file(new Uint8Array(), '')]))).toEqual(pleaseSelect);
    const session = ['tcx_file', file(fit, 'a.fit')] as const;
    expect(await refused(formWith(session))).toEqual([400, 'Please select a surfing type']);
    for (const type of ['pool', '', 'constructor', '__proto__']) {
      expect(await refused(formWith(session, ['surf_type', type]))).toEqual([
        400,
        'Please select a surfing type',
      ]);
    }
    expect(await refused(formWith(good, session, ['setting_id', 'all']))).toEqual([
      400,
      'Please select a profile',
    ]);
    expect(await refused(formWith(good, session, ['setting_id', '999999999']))).toEqual([
      404,
      'Surf setting not found',
    ]);
  });

  it('is rejected with extra fields', async () => {
    const session = ['tcx_file', file(fit, 'a.fit')] as const;
    for (const field of ['user_id', 'is_demo', 'source', 'url_hash']) {
      expect(await refused(formWith(good, session, [field, '1']))).toEqual([400, `Unknown field "${field}"`]);
    }
    expect(await refused(formWith(good, session, session))).toEqual([400, 'Please send one file']);
    expect((await refused(formWith(good, session, ['constructor', '1'])))[0]).toBe(400);
    expect((await refused(formWith(good, good, session)))[0]).toBe(400);
    expect((await refused(formWith(good, ['other_file', file(fit, 'a.fit')])))[0]).toBe(400);
  });

  it('is rejected if it is not a form, or without a login', async () => {
    expect((await refused(() => kai.call('POST', '/analyze', { surf_type: 'ocean' })))[0]).toBe(415);
    expect(await refused(() => visitor(app).upload(fit, 'a.fit'))).toEqual([
      401,
      'Please log in to continue',
    ]);
  });
});

describe('an interrupted upload', () => {
  const boundary = 'b0undary';
  const head = [
    `--${boundary}\r\ncontent-disposition: form-data; name="surf_type"\r\n\r\nocean\r\n`,
    `--${boundary}\r\ncontent-disposition: form-data; name="tcx_file"; filename="a.fit"\r\n\r\n`,
  ].join('');

  /** Sends part of a file and disconnects. */
  function beginUpload(sent: Uint8Array): Socket {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(
      `POST /api/analyze HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${kai.token}\r\n` +
        `content-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: 2000000\r\n\r\n${head}`,
    );
    socket.write(sent);
    return socket;
  }

  it('leaves no file after fifty attempts', async () => {
    const before = await storedCounts(app);
    const sockets = Array.from({ length: 50 }, (_, n) => beginUpload(fit.subarray(0, 400 * (n + 1))));
    await eventually(async () =>
      (await app.blobFiles()).length === before.files.length + sockets.length ? true : undefined,
    );
    for (const socket of sockets) socket.destroy();
    await eventually(async () => ((await app.blobFiles()).length === before.files.length ? true : undefined));
    expect(await storedCounts(app)).toEqual(before);
  });
});
