import { HARD_RECEIVERS } from '../test/hard-water/hard-receivers.ts';
import {
  type Figures,
  clearSummary,
  engineSummary,
  falseRidesPerHour,
  flagShares,
  oceanOf,
  otherSportsOf,
  standingOf,
  standingSummary,
} from './figures.ts';
import { goalsOf } from './goals.ts';
import { HEADLINE_HEAD, headlineRows, interval } from './headline.ts';
import type { Score } from './measure.ts';
import { DETECTORS, ENGINE, type OceanScore, PERFECT } from './measure-ocean.ts';
import type { StandingScore } from './measure-standing.ts';
import { type EffortScore, shareOfTruth } from './score-effort.ts';
import type { Group } from './sessions.ts';
import { type Counts, f1, mean, precision, recall, spread, sum } from './tally.ts';

const three = (value: number) => value.toFixed(3);
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  );
}

const scoreCells = (counts: Counts) => [precision, recall, f1].map((share) => three(share(counts)));

function errorCells(errors: readonly number[], digits: number, factor = 1): string {
  const { median, p90 } = spread(errors);
  return `${(median * factor).toFixed(digits)} / ${(p90 * factor).toFixed(digits)}`;
}

/** Sessions by a key, in order of first appearance. */
function grouped<Session>(
  sessions: readonly Session[],
  keys: (session: Session) => readonly string[],
): (readonly [key: string, sessions: Session[]])[] {
  const groups = new Map<string, Session[]>();
  for (const session of sessions) {
    for (const key of keys(session)) {
      const group = groups.get(key) ?? [];
      group.push(session);
      groups.set(key, group);
    }
  }
  return [...groups];
}

export const headlineTable = (figures: Figures) => table(HEADLINE_HEAD, headlineRows(figures));

export const goalTable = (figures: Figures) =>
  table(
    ['goal in hard water', 'measured', 'goal', 'holds'],
    goalsOf(figures).map(({ name, measured, goal, holds }) => [
      name,
      measured,
      goal,
      holds ? 'yes' : '**no**',
    ]),
  );

export function detectorTable(sessions: readonly OceanScore[]): string {
  return table(
    ['detector', 'precision', 'recall', 'F1', 'F1, clear rides'],
    [...DETECTORS, PERFECT].map((detector) => [
      detector === PERFECT ? `${ENGINE}, ${PERFECT}` : detector,
      ...scoreCells(sum(sessions.map(({ counts }) => counts[detector]!))),
      three(f1(sum(sessions.map(({ clear }) => clear[detector]!)))),
    ]),
  );
}

export function receiverTable(sessions: readonly OceanScore[]): string {
  const all = [['all', sessions] as const, ...grouped(sessions, ({ receiver }) => [receiver])];
  return table(
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
    all.map(([receiver, chosen]) => {
      const of = (kind: keyof OceanScore['errors']) => chosen.flatMap(({ errors }) => errors[kind]);
      return [
        receiver,
        ...scoreCells(engineSummary(chosen).total),
        errorCells(of('start'), 1),
        errorCells(of('end'), 1),
        errorCells(of('duration'), 1),
        errorCells(of('maxSpeed'), 1),
        errorCells(of('distance'), 1, 100),
        `${percent(mean(of('speedInBand')))}, ${percent(mean(of('distanceInBand')))}`,
      ];
    }),
  );
}

/** Paddling and waiting of the truth, and sessions in which both are within 10 or 15 % of it. */
const effortCells = (scores: readonly EffortScore[]) => [
  ...(['paddling', 'waiting', 'paddled'] as const).map((what) => percent(shareOfTruth(scores, what))),
  ...(['paddling', 'waiting'] as const).map((what) =>
    percent(
      mean(
        scores.map(({ measured, truth }) =>
          Number(Math.abs(measured[what] - truth[what]) <= NEAR_TRUTH * truth[what]),
        ),
      ),
    ),
  ),
];
const NEAR_TRUTH = 0.15;

export function effortTable(ocean: readonly OceanScore[], standing: readonly StandingScore[]): string {
  const rows = <Session extends OceanScore | StandingScore>(water: string, sessions: readonly Session[]) =>
    grouped(sessions, ({ receiver }) => [receiver]).map(([receiver, chosen]) => [
      `${water}, ${receiver}`,
      ...effortCells(chosen.map(({ effort }) => effort)),
    ]);
  return table(
    ['sessions', 'paddling', 'waiting', 'meters paddled', 'paddling near', 'waiting near'],
    [...rows('ocean', ocean), ...rows('standing wave', standing)],
  );
}

/** Ocean rides by a key: F1 of all and of clear rides, and the worst sessions. */
export const oceanTable = (
  name: string,
  sessions: readonly OceanScore[],
  keys: (session: OceanScore) => readonly string[],
) =>
  table(
    [name, 'sessions', 'precision', 'recall', 'F1', '95 % interval', 'F1, clear rides', 'worst session'],
    grouped(sessions, keys).map(([key, chosen]) => {
      const summary = engineSummary(chosen);
      return [
        key,
        String(chosen.length),
        ...scoreCells(summary.total),
        interval(summary),
        three(clearSummary(chosen).f1),
        three(summary.worst),
      ];
    }),
  );

export function withoutRidesTable(sessions: readonly OceanScore[]): string {
  const all: readonly (readonly [string, readonly OceanScore[]])[] = [
    ['all', sessions],
    ...grouped(sessions, ({ outing }) => [outing]),
  ];
  return table(
    ['session', 'hours', 'false rides', 'an hour'],
    all.map(([outing, chosen]) => [
      outing,
      chosen.reduce((total, { hours }) => total + hours, 0).toFixed(0),
      String(engineSummary(chosen).total.falseAlarms),
      falseRidesPerHour(chosen).toFixed(2),
    ]),
  );
}

export function otherSportTable(scores: readonly Score[]): string {
  return table(
    ['sport', 'file names it', 'hours', 'rides', 'standing wave attempts'],
    grouped(otherSportsOf(scores), ({ order }) => [
      `${order.outing}|${order.named === true ? 'yes' : 'no'}`,
    ]).map(([key, chosen]) => {
      const total = (what: 'hours' | 'rides' | 'attempts') =>
        chosen.reduce((all, score) => all + score[what], 0).toFixed(0);
      return [...key.split('|'), total('hours'), total('rides'), total('attempts')];
    }),
  );
}

export function standingTable(sessions: readonly StandingScore[]): string {
  const all = [['all', sessions] as const, ...grouped(sessions, ({ receiver }) => [receiver])];
  return table(
    [
      'receiver',
      'precision',
      'recall',
      'F1',
      'flag, clear',
      'flag, 3 to 7 s',
      'flag, certain',
      'borderline',
      'tours F1',
      'on the wave (s)',
      'start (s)',
      'end (s)',
    ],
    all.map(([receiver, chosen]) => {
      const flags = flagShares(chosen);
      const of = (kind: 'onWave' | 'start' | 'end') => chosen.flatMap((score) => score[kind]);
      return [
        receiver,
        ...scoreCells(standingSummary(chosen).total),
        percent(flags.outside),
        percent(flags.inside),
        percent(flags.certain),
        percent(flags.borderline),
        three(f1(sum(chosen.map(({ tours }) => tours)))),
        errorCells(of('onWave'), 1),
        errorCells(of('start'), 1),
        errorCells(of('end'), 1),
      ];
    }),
  );
}

/** F1 in easy water, by receiver. */
export const easyTable = (scores: readonly Score[]) =>
  table(
    ['receiver', 'ocean rides', 'clear rides', 'standing wave attempts'],
    ['all', ...HARD_RECEIVERS.map(({ name }) => name)].map((receiver) => {
      const by = <Session extends OceanScore | StandingScore>(sessions: readonly Session[]) =>
        sessions.filter((session) => receiver === 'all' || session.receiver === receiver);
      const ocean = by(oceanOf(scores, 'easy ocean' satisfies Group));
      const standing = by(standingOf(scores, 'easy standing' satisfies Group));
      return [
        receiver,
        three(engineSummary(ocean).f1),
        three(clearSummary(ocean).f1),
        three(standingSummary(standing).f1),
      ];
    }),
  );
