import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newPerson, sharedApp } from './shared-app.ts';

/** Small files made after reports of people whose trackers were wrong; beside the repository on some machines. */
const REPORTS = join(import.meta.dirname, '..', '..', '..', 'shared', 'reports');

interface Uploaded {
  readonly url_hash: string;
  readonly others: readonly string[];
  readonly warnings: readonly string[];
}
interface Session {
  readonly activity_time: string;
  readonly time_zone: string;
  readonly place: string | null;
  readonly warnings: readonly string[];
  readonly surf_rides: readonly { readonly max_speed: number }[];
  readonly conditions: { readonly tide: { readonly station: string } | null };
}
interface Season {
  readonly figures: { readonly sessions: number; readonly rides: number; readonly time_in_water: number };
}

/** No ride of the clean session is as fast, measured by position or by the receiver. */
const FASTEST_KMH = 24;

/** What a person sees: the session that is opened, and all of the file's in the season. */
const CLEAN = {
  rides: 5,
  minutes: 63,
  start: '2026-09-12T15:00:00.000Z',
  timeZone: 'America/Los_Angeles',
  place: 'Santa Cruz, California' as string | null,
  tide: 'Santa Cruz, Monterey Bay' as string | null,
  warnings: [] as readonly string[],
  others: 0,
};
const AFTER_A_ROW = '2026-09-12T15:00:01.000Z';
const TWO_MINUTES_LATER = { start: '2026-09-12T15:02:00.000Z', minutes: 61 };
const PATOS = {
  start: '2026-09-15T15:00:00.000Z',
  timeZone: 'Europe/Madrid',
  place: 'Nigrán, Spain',
  tide: 'Vigo',
};
const SAYULITA = {
  timeZone: 'America/Bahia_Banderas',
  place: 'Sayulita, Mexico',
  tide: 'Puerto Vallarta',
};
const MOVED = '3,771 points recorded before the clock of the device was set were moved to the right time.';
const STALE = '1 point from hours before the session was left out.';
const FAR = '1 position far from the rest of the session was left out.';

const NO_SIGNAL = '0, 0 (no GPS signal) were left out.';

const FILES: readonly [file: string, seen: Partial<typeof CLEAN>][] = [
  ['base.fit', {}],
  ['base.gpx.gz', {}],
  ['01-relative-times.fit', { warnings: [MOVED] }],
  ['03b-one-stale-point.fit', { start: AFTER_A_ROW, warnings: [STALE] }],
  ['04-decimal-commas.gpx.gz', {}],
  ['05-persian-times.gpx.gz', {}],
  ['06-am-pm.gpx.gz', {}],
  ['09b-null-island-2min.gpx.gz', { ...TWO_MINUTES_LATER, warnings: [`120 positions at ${NO_SIGNAL}`] }],
  ['10-random-null-island.gpx.gz', { warnings: [`63 positions at ${NO_SIGNAL}`] }],
  ['10d-null-island-until-lock.fit', { ...TWO_MINUTES_LATER, warnings: [`120 positions at ${NO_SIGNAL}`] }],
  ['36c-longitude-0-360.gpx.gz', { timeZone: 'Pacific/Fiji', place: null, tide: null }],
  ['62-one-row-70kmh-in-a-ride.fit', { start: '2026-09-13T15:00:00.000Z' }],
  ['64b-three-days.gpx.gz', { others: 2, minutes: 3 * CLEAN.minutes + 1 }],
  ['65-multisport-run-surf-run.fit', { warnings: ['2 parts recorded as running were left out.'] }],
  ['75-renamed-gpx.gpx.xml.gz', {}],
  ['85c-interleaved.gpx.gz', {}],
  ['87b-first-point-denver.gpx.gz', { start: AFTER_A_ROW, warnings: [FAR] }],
  // The watch was silent on a quarter of an hour's way home, and lay still there for a day.
  ['88-left-running-31h.fit', {}],
  // Twelve minutes on a ferry are no ride.
  ['92-ferry.gpx.gz', { minutes: CLEAN.minutes + 12 }],
  ['tide-Patos-Vigo.fit', PATOS],
  ['tz-Sayulita.fit', SAYULITA],
];

describe('the folder of reports', () => {
  it('has every file of the table or is absent', () => {
    const missing = FILES.filter(([file]) => !existsSync(join(REPORTS, file)));
    expect([0, existsSync(REPORTS) ? 0 : FILES.length]).toContain(missing.length);
  });
});

if (existsSync(REPORTS)) {
  const app = await sharedApp();

  /** Uploads a file as somebody who has nothing else: all are of one session. */
  async function seen(file: string) {
    const kai = await newPerson(app);
    const answer = await kai.upload(new Uint8Array(await readFile(join(REPORTS, file))), file);
    expect([file, answer.status]).toEqual([file, 200]);
    const { url_hash, others, warnings } = (await answer.json()) as Uploaded;
    const session = await kai.json<Session>('GET', `/activities/${url_hash}`);
    const { figures } = await kai.json<Season>('GET', '/season?surf_type=traveling_waves');
    expect(session.warnings).toEqual(warnings);
    for (const { max_speed } of session.surf_rides) expect(max_speed).toBeLessThan(FASTEST_KMH);
    return {
      rides: session.surf_rides.length,
      minutes: Math.round(figures.time_in_water / 60),
      start: session.activity_time,
      timeZone: session.time_zone,
      place: session.place,
      tide: session.conditions.tide?.station ?? null,
      warnings,
      others: others.length,
    };
  }

  describe('the session that a person sees', () => {
    it.each(FILES)('of %s is the one that was surfed', async (file, expected) => {
      expect(await seen(file)).toEqual({ ...CLEAN, ...expected });
    });
  });
}
