import type { TrackFormat } from '@rideline/detection-engine';
import { longestBlock } from './longest-block.ts';
import { percentile } from '../percentile.ts';
import type { FreshApp, Person } from './person.ts';
import { sessionFiles } from './session-files.ts';
import type { Figure } from '../table.ts';

const POINTS = 7_200;
const UPLOADS = 40;
const WARM_UP = 5;
const AT_ONCE = 20;
const FORMATS: readonly TrackFormat[] = ['fit', 'gpx', 'tcx'];

/** A 2 h session from the first byte of the upload to the last byte of its activity page, one at a time. */
async function timeUploads(person: Person, format: TrackFormat, files: Uint8Array[]): Promise<number[]> {
  const times: number[] = [];
  for (const [index, file] of files.entries()) {
    const start = performance.now();
    await person.readActivity(await person.upload(file, `session.${format}`));
    if (index >= WARM_UP) times.push(performance.now() - start);
  }
  return times;
}

export async function measureUploads(app: FreshApp, person: Person): Promise<Figure[]> {
  const fileOf = sessionFiles(POINTS);
  let day = 0;
  const figures: Figure[] = [];
  for (const format of FORMATS) {
    const files = Array.from({ length: UPLOADS + WARM_UP }, () => fileOf(format, (day += 1)));
    const times = await timeUploads(person, format, files);
    const what = `2 h ${format.toUpperCase()}, upload to readable activity`;
    figures.push(
      { what: `${what}, p50`, measured: percentile(times, 0.5), unit: 'ms', goal: 1_000 },
      { what: `${what}, p95`, measured: percentile(times, 0.95), unit: 'ms', goal: 1_000 },
    );
  }
  const crowd = Array.from({ length: AT_ONCE }, (_, index) => {
    const format = FORMATS[index % FORMATS.length];
    return { format, file: fileOf(format, (day += 1)) };
  });
  const blocked = await longestBlock(app, () =>
    Promise.all(
      crowd.map(async ({ format, file }) =>
        person.readActivity(await person.upload(file, `session.${format}`)),
      ),
    ),
  );
  figures.push({
    what: `longest event-loop block, ${AT_ONCE} uploads at once`,
    measured: blocked,
    unit: 'ms',
    goal: 50,
  });
  return figures;
}
