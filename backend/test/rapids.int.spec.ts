import { describe, expect, it } from '@jest/globals';
import { encodeTrackFile, epochMillis, simulateSession } from '@rideline/detection-engine';
import { strFromU8, unzipSync } from 'fflate';
import { visitor } from './person.ts';
import { newPerson, sharedApp, unusedName } from './shared-app.ts';
import { share } from './uploaded-session.ts';

interface Flow {
  readonly estimate: boolean;
  readonly events: readonly { readonly kind: string; readonly time: string; readonly knots: number | null }[];
  readonly curve: readonly { readonly time: string; readonly knots: number }[];
  readonly credits: readonly string[];
}
interface Session {
  readonly url_hash: string;
  readonly activity_name: string;
  readonly flow_knots: number | null;
  readonly conditions: { readonly flow: Flow | null } | null;
  readonly surf_attempts: readonly {
    readonly start_time: string;
    readonly flow: { readonly knots: number; readonly minutes_from_peak: number } | null;
  }[];
  readonly surf_rides: readonly { readonly flow: null }[];
  readonly trackpoints: readonly { readonly latitude: number; readonly longitude: number }[];
}
interface Flood {
  readonly slack: string;
  readonly peak: string;
  readonly next_slack: string;
  readonly knots: number;
  readonly windows: Readonly<Record<'8' | '11' | '13', readonly [string, string] | null>>;
  readonly daylight: string;
}

const app = await sharedApp();
const kai = await newPerson(app);
await kai.json('POST', '/users/me/update-username', { username: unusedName('kai') });

/** An hour at the rapids. */
const fileAt = (start: string) =>
  encodeTrackFile(
    simulateSession({
      surfType: 'standing_waves',
      seed: 53,
      durationMinutes: 60,
      startTime: epochMillis(Date.parse(start)),
    }).recorded,
    'gpx',
  );
async function uploadAt(start: string, surf_type = 'skookumchuck'): Promise<Session> {
  const answer = await kai.upload(fileAt(start), `${start}.gpx`, { surf_type });
  return read(((await answer.json()) as Session).url_hash);
}
const read = (urlHash: string) => kai.json<Session>('GET', `/activities/${urlHash}`);
const minutesOff = (time: string, expected: string) =>
  Math.abs(Date.parse(time) - Date.parse(expected)) / 60_000;

/** Around the flood of 2026-11-28: slack 12:21, 16.8 kn at 15:47, slack 20:27. */
const session = await uploadAt('2026-11-28T14:30:00Z');

describe('the flow of a session at the rapids', () => {
  it('has the slacks and peaks around it, a curve, and both credits', () => {
    const { estimate, events, curve, credits } = session.conditions!.flow!;
    expect(estimate).toBe(true);
    expect(events.map(({ kind }) => kind)).toEqual(['slack', 'flood', 'slack']);
    expect(events.map(({ knots }) => knots)).toEqual([null, expect.closeTo(16.8, 0), null]);
    for (const [index, time] of ['12:21', '15:47', '20:27'].entries()) {
      expect(minutesOff(events[index]!.time, `2026-11-28T${time}:00Z`)).toBeLessThanOrEqual(3);
    }
    expect(curve).toHaveLength(7);
    expect(minutesOff(curve[6]!.time, curve[0]!.time)).toBe(60);
    expect(credits).toEqual([
      expect.stringMatching(/^Irvines Landing: .*CC BY 4\.0/),
      expect.stringMatching(/^Porpoise Bay: .*CC BY 4\.0/),
    ]);
  });

  it('is told at each attempt, in lists, comparisons and files', async () => {
    const flows = session.surf_attempts.map(({ flow }) => flow!);
    expect(flows.length).toBeGreaterThan(3);
    const [first] = session.surf_attempts;
    const peak = Date.parse(session.conditions!.flow!.events[1]!.time);
    expect(first!.flow!.minutes_from_peak).toBe(Math.round((Date.parse(first!.start_time) - peak) / 60_000));
    expect(flows[0]!.minutes_from_peak).toBeLessThan(0);
    const largest = Math.max(...flows.map(({ knots }) => knots));
    const [listed] = await kai.json<Session[]>('GET', '/activities?surf_type=standing_waves');
    expect([session.flow_knots, listed!.flow_knots]).toEqual([largest, largest]);

    const other = await uploadAt('2026-11-27T14:30:00Z');
    const compared = await kai.json<object[]>(
      'GET',
      `/activities/compare/skook?activity_hashes=${session.url_hash},${other.url_hash}`,
    );
    const fromPeak = { first: flows[0]!.minutes_from_peak, last: flows.at(-1)!.minutes_from_peak };
    expect(compared[0]).toMatchObject({ flow_knots: largest, minutes_from_peak: fromPeak });
    const archive = await kai.call('GET', '/users/me/export');
    const entries = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    const [header, ...rows] = strFromU8(entries['rides.csv']!).trim().split('\r\n');
    expect(header).toContain(',flow_knots,minutes_from_peak,');
    expect(rows.some((row) => row.includes(`,${flows[0]!.knots},${flows[0]!.minutes_from_peak},`))).toBe(
      true,
    );
  });

  it('is not told of ocean waves, nor elsewhere', async () => {
    const ocean = await uploadAt('2026-11-26T14:30:00Z', 'ocean');
    expect(ocean.conditions!.flow).toBeNull();
    expect(ocean.flow_knots).toBeNull();
    expect(ocean.surf_rides.every(({ flow }) => flow === null)).toBe(true);
  });

  it('gives the session its name', () => {
    expect(session.activity_name).toBe('Morning surf, Skookumchuck');
  });

  it('is shown to visitors, and not where a place is hidden', async () => {
    const seen = () => visitor(app).json<Session>('GET', `/public/activities/${session.url_hash}`);
    await share(kai, session.url_hash);
    expect((await seen()).conditions!.flow).toEqual(session.conditions!.flow);
    const { latitude, longitude } = session.trackpoints[0]!;
    await kai.json('PUT', `/activities/${session.url_hash}/privacy`, {
      rides_only: false,
      hidden_circle: { latitude, longitude, radius_meters: 100 },
    });
    const hidden = await seen();
    expect(hidden.conditions).toBeNull();
    expect(hidden.surf_attempts.every(({ flow }) => flow === null)).toBe(true);
  });
});

describe('the floods of the rapids', () => {
  const floods = (query: string) =>
    visitor(app).json<{ estimate: boolean; note: string; credits: string[]; floods: Flood[] }>(
      'GET',
      `/rapids${query}`,
    );

  it('are told to everybody, by the days there, with windows and daylight', async () => {
    const { estimate, note, credits, floods: found } = await floods('?from=2026-11-28&days=1');
    expect([estimate, credits.length]).toEqual([true, 2]);
    expect(note).toContain('Canadian table (07845)');
    // The flood at 01:28 UTC is that of the evening before.
    expect(found.map(({ knots }) => Math.round(knots))).toEqual([17, 4]);
    const [large, small] = found;
    expect(minutesOff(large!.peak, '2026-11-28T15:47:00Z')).toBeLessThanOrEqual(3);
    expect(minutesOff(large!.windows[8]![0], '2026-11-28T12:56:00Z')).toBeLessThanOrEqual(3);
    expect(minutesOff(large!.windows[8]![1], '2026-11-28T19:03:00Z')).toBeLessThanOrEqual(3);
    expect(large!.windows[13]![0] > large!.windows[11]![0]).toBe(true);
    expect(large!.daylight).toBe('partly');
    expect(small).toMatchObject({ windows: { 8: null, 11: null, 13: null }, daylight: 'partly' });
  });

  it('of 31 days are those of each day, each once', async () => {
    const all = (await floods('?from=2026-06-01&days=31')).floods;
    const byDay = await Promise.all(
      Array.from({ length: 31 }, (_, day) =>
        floods(`?from=2026-${day === 30 ? '07-01' : `06-${String(day + 1).padStart(2, '0')}`}&days=1`),
      ),
    );
    expect(byDay.flatMap((day) => day.floods)).toEqual(all);
    expect(all.length).toBeGreaterThan(54);
    for (const { slack, peak, next_slack } of all) expect(slack <= peak && peak < next_slack).toBe(true);
    expect((await floods('')).floods.length).toBeGreaterThan(15);
  });

  it.each(['days=0', 'days=32', 'days=two', 'from=2026-13-01', 'from=tomorrow', 'from=2026-02-31'])(
    'answers 400 with a sentence for %s',
    async (query) => {
      const answer = await visitor(app).call('GET', `/rapids?${query}`);
      expect(answer.status).toBe(400);
      expect(((await answer.json()) as { detail: string }).detail).toMatch(/^(days is|A day is)/);
    },
  );

  it('are a calendar of their windows, each with an id of its own that stays', async () => {
    const file = async (query: string) =>
      (await visitor(app).call('GET', `/rapids/floods.ics?${query}`)).text();
    const text = await file('from=2026-11-28&days=3');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    const uids = (calendar: string) => [...calendar.matchAll(/^UID:(.*)\r$/gm)].map(([, uid]) => uid);
    expect(uids(text)).toHaveLength(3);
    expect(new Set(uids(text)).size).toBe(3);
    expect(uids(await file('from=2026-11-20&days=31'))).toEqual(expect.arrayContaining(uids(text)));
    expect(text).toMatch(/^DTSTART:20261128T125[3-9]\d\dZ\r$/m);
    expect(text).toContain(String.raw`SUMMARY:Skookumchuck\, about 17 kn`);
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    const { floods: found } = await floods('?from=2026-11-28&days=3');
    const largest = found.toSorted((a, b) => b.knots - a.knots)[0]!;
    expect(uids(await file(`from=2026-11-28&days=3&peaks=${largest.peak}`))).toHaveLength(1);
    expect(uids(await file('from=2026-11-28&days=3&min_knots=30'))).toHaveLength(0);
  });
});
