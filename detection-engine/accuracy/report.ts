import { CLEANING_VERSION, ENGINE_VERSION, RECEIVERS } from '../src/index.ts';
import { DETECTORS, ENGINE, NO_RIDES, type OceanAccuracy, PERFECT } from './ocean-accuracy.ts';
import { MINUTES, REPORT_SEEDS, SESSIONS } from './seeds.ts';
import { OVERALL, type StandingAccuracy } from './standing-accuracy.ts';
import { type Tally, ratio, spread } from './tally.ts';

/** The report's sections on the method and its limits. */
export const LIMITS = new URL('./limits.md', import.meta.url);

const three = (value: number) => value.toFixed(3);
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  );
}

const mean = (values: readonly number[]) =>
  ratio(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  );

function scores(tally: Tally): string[] {
  return [three(tally.precision), three(tally.recall), three(tally.f1)];
}

function errorCells(errors: readonly number[], digits: number, factor = 1): string {
  const { median, p90 } = spread(errors);
  return `${(median * factor).toFixed(digits)} / ${(p90 * factor).toFixed(digits)}`;
}

/** @param limits text of LIMITS */
export function writeReport(
  ocean: OceanAccuracy,
  standing: ReadonlyMap<string, StandingAccuracy>,
  limits: string,
): string {
  const detectors = [...Object.keys(DETECTORS), PERFECT];
  const name = (detector: string) => (detector === PERFECT ? `${ENGINE}, ${PERFECT}` : detector);
  const overall = standing.get(OVERALL)!;
  return `# How accurate the detection is

Written by \`npm run accuracy\`; engine ${ENGINE_VERSION}, cleaning ${CLEANING_VERSION}.

No precision and recall of ride detection from GPS alone are published, and no labeled recordings are public, so
these figures come from a simulator (\`detection-engine/src/simulate\`): sessions with known ground
truth, recorded by ${RECEIVERS.length} models of watches and phones. The simulated sessions are more varied and noisier than
most real ones: rips, reforms, missed waves, foils pumping out, drives, jogs, tows, arms under water, position jumps,
smart recording. Tests on real files check that the results stay plausible
(\`detection-engine/src/real-sessions.spec.ts\`).

- Ocean: ${ocean.sessions} sessions of ${MINUTES} minutes and more, seeds from ${REPORT_SEEDS.ocean}; standing wave: ${SESSIONS.standing} sessions per
  receiver, seeds from ${REPORT_SEEDS.standing}. Development uses other seeds (under 100,000).
- Default parameters. A detection is correct when its overlap over union with a true ride is at least 0.5, one to one.
- True rides count from 5 s, 30 m and 10 km/h; detections of smaller ones count neither as correct nor as false.
  *Clear* excludes borderline rides (under 6.5 s, 38 m or 11 km/h).
- Other detectors are reimplemented from their published descriptions, on raw position speed like the originals, with
  the same minimum parameters; they are not the projects' own code.

## Ocean

${table(
  ['detector', 'precision', 'recall', 'F1', 'F1, clear rides'],
  detectors.map((detector) => [
    name(detector),
    ...scores(ocean.all.of(detector)),
    three(ocean.clear.of(detector).f1),
  ]),
)}

![F1 by receiver](accuracy/f1-by-receiver.svg)

### By receiver (${ENGINE})

Errors are absolute, median / 90th percentile, of the rides found. *In band* is the share of true maximum speeds and true
distances within the engine's interval (goal: 95 %).

${table(
  [
    'receiver',
    'precision',
    'recall',
    'F1',
    'start (s)',
    'end (s)',
    'time (s)',
    'max speed (km/h)',
    'distance (%)',
    'in band',
  ],
  RECEIVERS.map((receiver) => {
    const errors = ocean.errors.get(receiver.name)!;
    return [
      receiver.name,
      ...scores(ocean.byReceiver.of(`${ENGINE}|${receiver.name}`)),
      errorCells(errors.start, 1),
      errorCells(errors.end, 1),
      errorCells(errors.duration, 1),
      errorCells(errors.maxSpeed, 1),
      errorCells(errors.distance, 1, 100),
      `${percent(mean(errors.speedInBand))}, ${percent(mean(errors.distanceInBand))}`,
    ];
  }),
)}

![Boundary errors](accuracy/boundary-errors.svg)
![Maximum speed errors](accuracy/speed-errors.svg)

### By what else happened, and by craft (${ENGINE})

A session with a drive and a jog counts in both rows. False rides in the ${ocean.sessionsWithoutRides} sessions without a ride: ${ocean.byStratum.of(NO_RIDES).falseAlarms}.

${table(
  ['session with', 'precision', 'recall', 'F1'],
  [...ocean.byStratum.byName]
    .filter(([stratum]) => stratum !== NO_RIDES)
    .map(([stratum, tally]) => [stratum, ...scores(tally)]),
)}

${table(
  ['craft', 'precision', 'recall', 'F1'],
  [...ocean.byCraft.byName].map(([craft, tally]) => [craft, ...scores(tally)]),
)}

## Standing wave

Over all receivers: attempts F1 ${three(overall.attempts.f1)}, surf ride flag right in ${percent(ratio(overall.flagsRight, overall.attempts.hits))},
tours F1 ${three(overall.tours.f1)}, time on the wave within ${spread(overall.onWave).median.toFixed(1)} s at the median.

${table(
  [
    'receiver',
    'precision',
    'recall',
    'F1',
    'flag right',
    'tours F1',
    'on the wave (s)',
    'start (s)',
    'end (s)',
  ],
  [...standing].map(([receiver, accuracy]) => [
    receiver,
    ...scores(accuracy.attempts),
    percent(ratio(accuracy.flagsRight, accuracy.attempts.hits)),
    three(accuracy.tours.f1),
    errorCells(accuracy.onWave, 1),
    errorCells(accuracy.start, 1),
    errorCells(accuracy.end, 1),
  ]),
)}

${limits.trim()}
`;
}
