import type { Score } from './measure.ts';
import { ENGINE, type OceanScore } from './measure-ocean.ts';
import type { OtherSportScore } from './measure-other-sport.ts';
import type { StandingScore } from './measure-standing.ts';
import { type EffortScore, shareOfTruth } from './score-effort.ts';
import type { Group } from './sessions.ts';
import { type Summary, summarize } from './summary.ts';
import { f1, mean, ratio, spread } from './tally.ts';

/** Receivers whose speed comes from positions with meters of error that change within seconds. */
const NOISY = ['watch, positions only', 'phone, positions only', 'phone in a pouch, positions only'];
/** Seconds on the wave in which the recording can hardly tell a surf ride of 5 s. */
const UNCLEAR = { from: 3, to: 7 };

/** The report's main figures. */
export interface Figures {
  readonly ocean: Summary;
  readonly clear: Summary;
  readonly noisy: Summary;
  readonly foil: Summary;
  readonly kayak: Summary;
  readonly falseRidesPerHour: number;
  readonly speedInBand: number;
  readonly distanceInBand: number;
  readonly standing: Summary;
  readonly flagsOutside: number;
  readonly flagsInside: number;
  readonly endError: number;
  readonly effort: EffortFigures;
  readonly ridesInOtherSports: OtherSportFigures;
  readonly easyOcean: Summary;
  readonly easyClear: Summary;
  readonly easyStanding: Summary;
}

/** How far the receiver that is furthest from the truth is off, as a share of it: with speeds of its own, and without. */
export interface EffortFigures {
  readonly ownSpeeds: number;
  readonly positionsOnly: number;
}

export interface OtherSportFigures {
  readonly named: number;
  readonly unnamed: number;
  readonly attemptsNamed: number;
  readonly attemptsUnnamed: number;
}

export const oceanOf = (scores: readonly Score[], group: Group) =>
  scores.filter((score): score is OceanScore => score.kind === 'ocean' && score.order.group === group);
export const standingOf = (scores: readonly Score[], group: Group) =>
  scores.filter((score): score is StandingScore => score.kind === 'standing' && score.order.group === group);
export const otherSportsOf = (scores: readonly Score[]) =>
  scores.filter((score): score is OtherSportScore => score.kind === 'other sport');

export const engineSummary = (scores: readonly OceanScore[]) =>
  summarize(scores.map(({ counts }) => counts[ENGINE]!));
export const clearSummary = (scores: readonly OceanScore[]) =>
  summarize(scores.map(({ clear }) => clear[ENGINE]!));
export const standingSummary = (scores: readonly StandingScore[]) =>
  summarize(scores.map(({ counts }) => counts));

export const falseRidesPerHour = (scores: readonly OceanScore[]) =>
  ratio(
    scores.reduce((total, { counts }) => total + counts[ENGINE]!.falseAlarms, 0),
    scores.reduce((total, { hours }) => total + hours, 0),
  );

/**
 * Shares of right surf ride flags where the true time on the wave is clear, where it isn't, and where the attempt isn't
 * marked as borderline; and the share of those that are.
 */
export function flagShares(scores: readonly StandingScore[]) {
  const flags = scores.flatMap((score) => score.flags);
  const isUnclear = ({ onWave }: { readonly onWave: number }) =>
    onWave >= UNCLEAR.from && onWave <= UNCLEAR.to;
  const right = (chosen: typeof flags) => mean(chosen.map((flag) => Number(flag.right)));
  return {
    outside: right(flags.filter((flag) => !isUnclear(flag))),
    inside: right(flags.filter(isUnclear)),
    certain: right(flags.filter(({ borderline }) => !borderline)),
    borderline: mean(flags.map(({ borderline }) => Number(borderline))),
  };
}

export function figuresOf(scores: readonly Score[]): Figures {
  const ocean = oceanOf(scores, 'hard ocean');
  const surfed = ocean.filter(({ outing }) => outing === 'surf');
  const standing = standingOf(scores, 'hard standing');
  const easy = oceanOf(scores, 'easy ocean');
  const others = otherSportsOf(scores);
  const named = others.filter(({ order }) => order.named === true);
  const unnamed = others.filter(({ order }) => order.named === false);
  const total = (chosen: readonly OtherSportScore[], what: 'rides' | 'attempts') =>
    chosen.reduce((all, score) => all + score[what], 0);
  const flags = flagShares(standing);
  return {
    ocean: engineSummary(ocean),
    clear: clearSummary(ocean),
    noisy: engineSummary(ocean.filter(({ receiver }) => NOISY.includes(receiver))),
    foil: engineSummary(surfed.filter(({ craft }) => craft === 'foil')),
    kayak: engineSummary(surfed.filter(({ craft }) => craft === 'kayak')),
    falseRidesPerHour: falseRidesPerHour(oceanOf(scores, 'without rides')),
    speedInBand: mean(ocean.flatMap(({ errors }) => errors.speedInBand)),
    distanceInBand: mean(ocean.flatMap(({ errors }) => errors.distanceInBand)),
    standing: standingSummary(standing),
    flagsOutside: flags.outside,
    flagsInside: flags.inside,
    endError: spread(standing.flatMap(({ end }) => end)).median,
    effort: {
      ownSpeeds: furthestEffort(surfed.filter(({ receiver }) => !POSITIONS_ONLY.test(receiver))),
      positionsOnly: furthestEffort(surfed.filter(({ receiver }) => POSITIONS_ONLY.test(receiver))),
    },
    ridesInOtherSports: {
      named: total(named, 'rides'),
      unnamed: total(unnamed, 'rides'),
      attemptsNamed: total(named, 'attempts'),
      attemptsUnnamed: total(unnamed, 'attempts'),
    },
    easyOcean: engineSummary(easy),
    easyClear: clearSummary(easy),
    easyStanding: standingSummary(standingOf(scores, 'easy standing')),
  };
}

const POSITIONS_ONLY = /positions only/;

function furthestEffort(sessions: readonly OceanScore[]): number {
  const byReceiver = new Map<string, EffortScore[]>();
  for (const { receiver, effort } of sessions) {
    byReceiver.set(receiver, [...(byReceiver.get(receiver) ?? []), effort]);
  }
  const off = [...byReceiver.values()].flatMap((scores) =>
    (['paddling', 'waiting'] as const).map((what) => Math.abs(shareOfTruth(scores, what) - 1)),
  );
  return Math.max(0, ...off);
}

/** Name, seed and F1 of the sessions with rides that are detected worst, and of those without by false ones. */
export function worstSessions(scores: readonly Score[], number: number): string[][] {
  const lines = scores.flatMap((score) => {
    if (score.kind === 'other sport') return [];
    const counts = score.kind === 'ocean' ? score.counts[ENGINE]! : score.counts;
    const what = score.kind === 'ocean' ? (score.outing === 'surf' ? score.craft : score.outing) : 'standing';
    return [
      { counts, name: `${score.order.group}, ${what}, ${score.receiver}`, seed: String(score.order.seed) },
    ];
  });
  const withRides = lines.filter(({ counts }) => counts.hits + counts.misses > 0);
  const without = lines.filter(({ counts }) => counts.hits + counts.misses === 0);
  withRides.sort((a, b) => f1(a.counts) - f1(b.counts));
  without.sort((a, b) => b.counts.falseAlarms - a.counts.falseAlarms);
  return [
    ...withRides.slice(0, number).map(({ name, seed, counts }) => [name, seed, f1(counts).toFixed(3)]),
    ...without.slice(0, number).map(({ name, seed, counts }) => [name, seed, `${counts.falseAlarms} false`]),
  ];
}
