import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import {
  cleanTrack,
  DEFAULT_DETECTION_PARAMETERS,
  detectRides,
  epochMillis,
  readTrackFile,
} from '@rideline/detection-engine';
import { Coasts } from '../adapters/coasts.ts';
import { frameOfSession } from './frame-of-session.ts';
import { trackOutline } from './track-outline.ts';

/** Recordings beside the repository on some machines; not part of it. */
const FOLDER = new URL('../../../../../../shared/tracks/', import.meta.url);
const WAVES = 'gpx/bas-suckling_wave-analysis__server__data__rawData__2020-';
const PORTO = 'gpx/filpedias_SurfTracker__gpx__';
const WIZARD = 'Logiqx_gps-wizard__sessions__';
const SESSIONS = [
  ...['03-22', '05-15', '05-25', '08-15', '08-29', '08-30'].map((day) => `${WAVES}${day}.gpx`),
  ...['8116862017', '8206473786', '8427579248', '8454135509', '8743229141', '8865354605'].map(
    (id) => `${PORTO}${id}.gpx`,
  ),
  'gpx/filpedias_SurfTracker__downloaded_gpxs__7966335738.gpx',
  `gpx/${WIZARD}20220716__0470_2022-07-16-1202.gpx`,
  `gpx/${WIZARD}20220927__Waterspeed-2022-09-27-11.28.14.gpx`,
  'fit/surflog-tech_fit2geo__assets__7147163106.fit',
  'gpx/surflog-tech_gpx2geo__assets__activity_7239122045.gpx',
  'gpx/Wrendered_foil-lab__backend__data__hard_test.gpx',
  'gpx/Yves33_WxGPX2__data__defiwind2007.gpx',
  'gpx/Wrendered_foil-lab__backend__data__3m_rocket_18kn_90degrees.gpx',
];
/** The coast of their degree is the sea's. */
const LAKES = [
  'fit/Yves33_WxGPX2__data__windsurf.fit',
  'gpx/Wrendered_foil-lab__backend__data__Wind_kinda_died_for_the_3.gpx',
];
const LIMITS = { now: epochMillis(Date.UTC(2026, 10, 1)), maxBytes: 1e8, maxPoints: 1e6 };
const given = existsSync(FOLDER) ? it : it.skip;

async function isLandShown(coasts: Coasts, name: string): Promise<boolean> {
  const track = cleanTrack(await readTrackFile(readFileSync(new URL(name, FOLDER)), name, LIMITS));
  const { rides } = detectRides(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS);
  return trackOutline(track, rides, await frameOfSession(coasts, track, rides)).sea !== '';
}

given('nearly all real sessions at sea have land in their picture, and none on a lake', async () => {
  const coasts = new Coasts();
  const withLand = async (names: readonly string[]) => {
    const shown: string[] = [];
    for (const name of names) if (await isLandShown(coasts, name)) shown.push(name);
    return shown;
  };
  expect((await withLand(SESSIONS)).length).toBeGreaterThanOrEqual(17);
  expect(await withLand(LAKES)).toEqual([]);
  await coasts.onModuleDestroy();
});
