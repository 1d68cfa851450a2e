import type { RecordedElement } from '../track/recorded-track.ts';

/** What an element of a file tells of itself. */
export type ElementFacts = Pick<RecordedElement, 'name' | 'sport' | 'isNumbered'>;

export const NO_FACTS: ElementFacts = { name: null, sport: null };
