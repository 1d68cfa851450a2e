import type { Figures } from './figures.ts';
import type { Summary } from './summary.ts';

const three = (value: number) => value.toFixed(3);
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

export const interval = ({ interval: [low, high] }: Summary) => `${three(low)} to ${three(high)}`;

const sessions = (summary: Summary) => [
  three(summary.f1),
  interval(summary),
  three(summary.worstTenth),
  percent(summary.below(0.5)),
  percent(summary.below(0.8)),
];

/** Rows of the first table: hard water first, the easy one last. */
export const headlineRows = ({ ocean, standing, easyOcean, easyStanding }: Figures) =>
  [
    ['Ocean rides, hard water', ocean],
    ['Standing wave attempts, hard water', standing],
    ['Ocean rides, easy water', easyOcean],
    ['Standing wave attempts, easy water', easyStanding],
  ].flatMap(([name, summary]) => {
    const of = summary as Summary;
    return of.sessions === 0 ? [] : [[name as string, ...sessions(of)]];
  });
export const HEADLINE_HEAD = [
  'detection of',
  'F1',
  '95 % interval',
  'worst tenth of sessions',
  'sessions below 0.5',
  'below 0.8',
];
