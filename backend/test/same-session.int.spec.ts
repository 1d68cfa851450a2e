import { describe, expect, it } from '@jest/globals';
import { encodeTrackFile, epochMillis, RECEIVERS, simulateSession } from '@rideline/detection-engine';
import { eventually } from './eventually.ts';
import { newPerson, sharedApp } from './shared-app.ts';

interface Answer {
  url_hash: string;
  copy_of: string | null;
  activity_time: string;
  same_session: { url_hash: string; activity_name: string; source: string; counts: boolean }[];
}

const WATCH = RECEIVERS.find(({ doppler }) => doppler !== null)!;
let day = 0;

const app = await sharedApp();
const kai = await newPerson(app);

/** The files of a watch, which records speeds, and of a phone, which does not, at the same session of a new day. */
function recordings() {
  day += 1;
  const { recorded } = simulateSession({
    surfType: 'traveling_waves',
    seed: day,
    durationMinutes: 20,
    receiver: WATCH,
    startTime: epochMillis(Date.UTC(2026, 2, day, 16)),
  });
  const silent = { ...recorded, recordedSpeed: new Float64Array(recorded.length).fill(Number.NaN) };
  return {
    watch: encodeTrackFile(recorded, 'fit', { name: 'Watch' }),
    phone: encodeTrackFile(silent, 'gpx', { name: 'Phone' }),
  };
}

async function upload(file: Uint8Array, name: string, fields?: Record<string, string>): Promise<string> {
  const answer = await kai.upload(file, name, fields);
  return ((await answer.json()) as { url_hash: string }).url_hash;
}
const read = (urlHash: string) => kai.json<Answer>('GET', `/activities/${urlHash}`);
const choose = (urlHash: string, other: string, counts: string) =>
  kai.call('PUT', `/activities/${urlHash}/same-session`, { other, counts });

/** Uploads the phone's file and then the watch's. */
async function both() {
  const files = recordings();
  const phone = await upload(files.phone, 'phone.gpx');
  const watch = await upload(files.watch, 'watch.fit');
  return { ...files, phone, watch, phoneFile: files.phone };
}

describe('two recordings of one session', () => {
  it('count once: the answer to the second upload has the phone set aside for the watch', async () => {
    const { phone, watch } = await both();
    expect(await read(phone)).toMatchObject({
      copy_of: watch,
      same_session: [{ url_hash: watch, source: 'MANUAL', counts: true }],
    });
    expect(await read(watch)).toMatchObject({
      copy_of: null,
      same_session: [{ url_hash: phone, activity_name: 'Phone', counts: false }],
    });
    const list = await kai.json<Answer[]>('GET', '/activities');
    expect(list.find(({ url_hash }) => url_hash === phone)).toMatchObject({ copy_of: watch });
  });

  it('uploaded at the same time count once', async () => {
    const files = recordings();
    const [phone, watch] = await Promise.all([
      upload(files.phone, 'phone.gpx'),
      upload(files.watch, 'watch.fit'),
    ]);
    const copy = await eventually(async () => {
      const answer = await read(phone);
      return answer.copy_of === null ? undefined : answer;
    });
    expect(copy.copy_of).toBe(watch);
    expect((await read(watch)).copy_of).toBeNull();
  });

  it('are two sessions after the start of either is corrected, and one again once that is taken back', async () => {
    const { phone, watch } = await both();
    const { activity_time: start } = await read(watch);
    const correct = (urlHash: string, start_time: string) =>
      kai.json('PUT', `/activities/${urlHash}/start`, { start_time });
    const untilCopyOf = (expected: string | null) =>
      eventually(async () => ((await read(phone)).copy_of === expected ? true : undefined));
    const earlier = new Date(Date.parse(start) - 7 * 3_600_000).toISOString();
    await correct(watch, earlier);
    await untilCopyOf(null);
    await correct(watch, start);
    await untilCopyOf(watch);
    await correct(phone, earlier);
    expect((await read(phone)).copy_of).toBeNull();
    await correct(phone, start);
    await untilCopyOf(watch);
  });

  it('are chosen between by the owner, who can change the choice', async () => {
    const { phone, watch } = await both();
    expect((await choose(watch, phone, 'other')).status).toBe(204);
    expect(await read(watch)).toMatchObject({ copy_of: phone });
    expect(await read(phone)).toMatchObject({ copy_of: null });

    await choose(phone, watch, 'both');
    expect(await read(watch)).toMatchObject({
      copy_of: null,
      same_session: [{ url_hash: phone, counts: true }],
    });
    expect(await read(phone)).toMatchObject({
      copy_of: null,
      same_session: [{ url_hash: watch, counts: true }],
    });

    await choose(watch, phone, 'this');
    expect(await read(phone)).toMatchObject({ copy_of: watch });
  });

  it('stay as chosen when the file of the other one is uploaded again', async () => {
    const { phone, watch, phoneFile } = await both();
    const again = await kai.upload(phoneFile, 'phone.gpx');
    expect(await again.json()).toMatchObject({ url_hash: phone, duplicate: true });
    expect(await read(phone)).toMatchObject({ copy_of: watch });

    await kai.call('DELETE', `/activities/${phone}`);
    const anew = await upload(phoneFile, 'phone.gpx');
    expect(await read(anew)).toMatchObject({ copy_of: watch });
  });

  it('count the one that is left when the other is deleted', async () => {
    const { phone, watch } = await both();
    await kai.call('DELETE', `/activities/${watch}`);
    const left = await eventually(async () => {
      const answer = await read(phone);
      return answer.copy_of === null ? answer : undefined;
    });
    expect(left.same_session).toEqual([]);
  });
});

describe('sessions that are not the same', () => {
  it('count both: another day, another person, another kind of surfing', async () => {
    const files = recordings();
    const first = await upload(files.watch, 'watch.fit');
    await upload(recordings().watch, 'next-day.fit');
    await upload(files.watch, 'watch.fit', { surf_type: 'skookumchuck' });
    const lani = await newPerson(app);
    await lani.upload(files.phone, 'phone.gpx');
    expect(await read(first)).toMatchObject({ copy_of: null, same_session: [] });
  });
});
