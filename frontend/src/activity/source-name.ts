import type { Source } from '../app/api-types.ts';

/** Where a session came from, as the screen says it. */
export const sourceName = (source: Source): string => (source === 'MANUAL' ? 'Manual Upload' : source);
