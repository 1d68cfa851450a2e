import type { Figures } from './figures.ts';
import type { Group } from './sessions.ts';

export interface Goal {
  readonly group: Group;
  readonly name: string;
  readonly goal: string;
  readonly measured: string;
  readonly holds: boolean;
}

const three = (value: number) => value.toFixed(3);
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

/** What the detection should reach in hard water, beside what it reaches. */
export function goalsOf(figures: Figures): Goal[] {
  const least = (group: Group, name: string, value: number, goal: number, text = three): Goal => ({
    group,
    name,
    goal: `at least ${text(goal)}`,
    measured: text(value),
    holds: value >= goal,
  });
  const most = (
    group: Group,
    name: string,
    value: number,
    goal: number,
    text: (value: number) => string,
  ): Goal => ({
    group,
    name,
    goal: `at most ${text(goal)}`,
    measured: text(value),
    holds: value <= goal,
  });
  const { ocean, standing } = figures;
  const near = (name: string, value: number): Goal => ({
    group: 'hard ocean',
    name,
    goal: '95.0 % (93 to 97)',
    measured: percent(value),
    holds: value >= 0.93 && value <= 0.97,
  });
  return [
    least('hard ocean', 'Ocean rides, F1', ocean.f1, 0.93),
    least('hard ocean', 'clear rides, F1', figures.clear.f1, 0.95),
    least('hard ocean', 'noisy receivers, F1', figures.noisy.f1, 0.88),
    least('hard ocean', 'foils, F1', figures.foil.f1, 0.9),
    least('hard ocean', 'kayaks, F1', figures.kayak.f1, 0.9),
    most('hard ocean', 'ocean sessions below 0.5', ocean.below(0.5), 0, percent),
    most('hard ocean', 'ocean sessions below 0.8', ocean.below(0.8), 0.03, percent),
    most(
      'without rides',
      'false rides an hour in sessions without rides',
      figures.falseRidesPerHour,
      0.2,
      (value) => value.toFixed(2),
    ),
    most(
      'other sports',
      'rides in files that name a sport on land',
      figures.ridesInOtherSports.named,
      0,
      String,
    ),
    near('true maximum speed within its band', figures.speedInBand),
    near('true distance within its band', figures.distanceInBand),
    most(
      'hard ocean',
      'paddling and waiting off, own speeds, worst receiver',
      figures.effort.ownSpeeds,
      0.1,
      percent,
    ),
    most(
      'hard ocean',
      'paddling and waiting off, positions only, worst receiver',
      figures.effort.positionsOnly,
      0.15,
      percent,
    ),
    least('hard standing', 'Standing wave attempts, F1', standing.f1, 0.98),
    most('hard standing', 'standing wave sessions below 0.7', standing.below(0.7), 0, percent),
    least(
      'hard standing',
      'surf ride flags outside 3 to 7 s on the wave',
      figures.flagsOutside,
      0.93,
      percent,
    ),
    most(
      'hard standing',
      "attempts' ends, median error",
      figures.endError,
      1,
      (value) => `${value.toFixed(1)} s`,
    ),
  ];
}
