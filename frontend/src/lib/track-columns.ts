/** Media type that requests trackpoints as columns instead of one object each. */
export const TRACK_COLUMNS = 'application/vnd.rideline.columns+json';
