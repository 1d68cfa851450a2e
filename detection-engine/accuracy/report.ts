import { CLEANING_VERSION, ENGINE_VERSION, RECEIVERS } from '../src/index.ts';
import { type Figures, oceanOf, standingOf } from './figures.ts';
import { goalsOf } from './goals.ts';
import type { Score } from './measure.ts';
import { ENGINE } from './measure-ocean.ts';
import {
  detectorTable,
  easyTable,
  effortTable,
  goalTable,
  headlineTable,
  oceanTable,
  otherSportTable,
  receiverTable,
  standingTable,
  withoutRidesTable,
} from './report-tables.ts';
import { mean } from './tally.ts';
import { GROUPS, MINUTES, reportSeeds } from './sessions.ts';

/** The report's sections on the method and its limits. */
export const LIMITS = new URL('./limits.md', import.meta.url);

/** @param limits text of LIMITS */
export function writeReport(scores: readonly Score[], figures: Figures, limits: string): string {
  const ocean = oceanOf(scores, 'hard ocean');
  const surfed = ocean.filter(({ outing }) => outing === 'surf');
  const seeds = GROUPS.map(
    (group) => `| ${group} | ${reportSeeds(group).sessions} | ${reportSeeds(group).first} |`,
  );
  const { ocean: hard } = figures;
  const goals = goalsOf(figures);
  return `# How accurate the detection is

Written by \`npm run accuracy\`; engine ${ENGINE_VERSION}, cleaning ${CLEANING_VERSION}.

In hard water ${ENGINE} finds ocean rides with F1 **${hard.f1.toFixed(3)}** (95 % interval over sessions
${hard.interval[0].toFixed(3)} to ${hard.interval[1].toFixed(3)}), clear rides with ${figures.clear.f1.toFixed(3)}, and attempts on a standing wave with **${figures.standing.f1.toFixed(3)}**
(${figures.standing.interval[0].toFixed(3)} to ${figures.standing.interval[1].toFixed(3)}).

${headlineTable(figures)}

A session's own F1 counts where the session has rides. The worst tenth is the mean over the tenth of those sessions with
the lowest F1.

${goals.filter(({ holds }) => holds).length} of ${goals.length} goals hold:

${goalTable(figures)}

![Sessions by F1](accuracy/sessions.svg)

## What is measured

No labeled recordings are public, so these figures come from a simulator (\`detection-engine/src/simulate\`): sessions with
known ground truth, recorded by ${RECEIVERS.length} models of watches and phones. Tests on real files check that the results stay plausible
(\`detection-engine/src/real-sessions.long.spec.ts\`).

- **Hard water** has the errors of real files. In the two 1 Hz files of watches among nine public surf sessions, the speed
  between positions changes from row to row by at most 0.6 and 0.8 km/h in half of the rows, 7 and 8 in nine tenths, 35
  and 37 in 99 %; the simulated watch that records positions only does the same. Arms go under water: the device
  bridges the loss in a straight line or holds a position, leaps to the new fix and closes up on it in some 15 s. It falls
  silent for over 20 s twice an hour. Own speeds are lengths of a noisy velocity, so slow speeds read too fast. The sessions
  include kayaks that cruise at up to 7.3 km/h, foil flights of one to five minutes, paddling tours at 6 to 7.5 km/h and
  walks; at a standing wave ways of 1.5 to 3 km over water or on a trail, returns to the eddy without a flush, flushes that leave
  the current sideways, drifts past the wave and below it that are no attempts, two surfers with turns of different width,
  and slow errors of up to 1.8 times the usual size between the banks.
- **Easy water** is the simulator of earlier reports and of the demonstration: rips, reforms, missed waves, foils pumping
  out, drives, jogs, tows, position jumps, smart recording.
- Sessions last ${MINUTES} minutes and more. Development uses other seeds (under 100,000; \`npm run accuracy -- --seeds=dev\`).
- Default parameters. A detection is correct when its overlap over union with a true ride is at least 0.5, one to one.
- True rides count from 5 s, 30 m and 10 km/h; detections of smaller ones count neither as correct nor as false.
  *Clear* excludes borderline rides (under 6.5 s, 38 m or 11 km/h).
- *Noisy receivers* are the 1 Hz watch, the phone and the phone in a pouch that record positions only.
- Other detectors are reimplemented from their published descriptions, on raw position speed like the originals, with
  the same minimum parameters; they are not the projects' own code.

| sessions | number | first seed |
| --- | ---: | ---: |
${seeds.join('\n')}

Published work: Gomes et al. (Sensors 2019, 19(14):3138) detect surfed waves from a phone's GPS and inertial sensors with a
precision of 97.5 % and a recall of 94.2 % on 327 real waves. That is F1 0.958, but not comparable: theirs are real waves, with an
inertial sensor and looser counting, here half of the union must overlap. No precision and recall of detection from GPS
alone are published.

## Ocean

${detectorTable(ocean)}

![F1 by receiver](accuracy/f1-by-receiver.svg)

### By receiver (${ENGINE})

Errors are absolute, median / 90th percentile, of the rides found. *In band* is the share of true maximum speeds and true
distances within the engine's interval (goal: 95 % both).

${receiverTable(ocean)}

![Boundary errors](accuracy/boundary-errors.svg)
![Maximum speed errors](accuracy/speed-errors.svg)

### Effort (${ENGINE})

Paddling, waiting and meters paddled, in percent of what the same definitions give on the exact motion with the true rides,
over all sessions of a receiver; *near* are single sessions within 15 %. The meters of a session's rides found lie within the
sum of their intervals in ${(mean(surfed.map(({ riddenInBand }) => riddenInBand)) * 100).toFixed(1)} % of sessions. Noise that wanders by meters
within 15 s, as of a phone in a pouch, is motion to any rule about its ends.

${effortTable(surfed, standingOf(scores, 'hard standing'))}

### By craft and by what else happened (${ENGINE})

A session with a drive and a jog counts in both rows.

${oceanTable('craft', surfed, ({ craft }) => [craft])}

${oceanTable('session with', surfed, ({ strata }) => strata)}

### Sessions without rides

${withoutRidesTable(oceanOf(scores, 'without rides'))}

Recordings of other sports, half of which name it, detected as ocean and as standing wave sessions:

${otherSportTable(scores)}

## Standing wave

${standingTable(standingOf(scores, 'hard standing'))}

*Flag* is the share of attempts found whose surf ride flag is right: where the true time on the wave is clear, where it is
3 to 7 s (a surf ride takes 5), and where the attempt isn't marked as *borderline*; the next column is the share of those that are.

## Easy water

F1 of sessions as earlier reports measured them.

${easyTable(scores)}

${limits.trim()}
`;
}
