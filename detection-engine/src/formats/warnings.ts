import type { RecordedTrack } from '../track/recorded-track.ts';

/** The same track with further warnings. */
export const warned = (recorded: RecordedTrack, ...warnings: readonly string[]): RecordedTrack => ({
  ...recorded,
  facts: { ...recorded.facts, warnings: [...recorded.facts.warnings, ...warnings] },
});

/** '1 point' or '3,691 points'. Intl takes ten milliseconds for the first number of a process: short ones go without. */
export const count = (number: number, noun: string): string =>
  `${number < 1000 ? number : number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;

/** '3,691 positions outside the globe were left out.' */
export const leftOut = (number: number, noun: string, which: string): string =>
  `${count(number, noun)} ${which} ${number === 1 ? 'was' : 'were'} left out.`;
