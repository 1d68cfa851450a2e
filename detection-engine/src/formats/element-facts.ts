import type { TrackFileFacts } from '../track/recorded-track.ts';

/** What an element of a file tells of itself. */
export type ElementFacts = Pick<TrackFileFacts, 'name' | 'sport'>;

export const NO_FACTS: ElementFacts = { name: null, sport: null };
