import type { RecordedTrack } from '../track/recorded-track.ts';

/** The same track with further warnings. */
export const warned = (recorded: RecordedTrack, ...warnings: readonly string[]): RecordedTrack => ({
  ...recorded,
  facts: { ...recorded.facts, warnings: [...recorded.facts.warnings, ...warnings] },
});

/** '1 point' or '3,691 points' */
export const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;

/** '3,691 positions outside the globe were left out.' */
export const leftOut = (number: number, noun: string, which: string): string =>
  `${count(number, noun)} ${which} ${number === 1 ? 'was' : 'were'} left out.`;
