/** The media type that asks for trackpoints as columns instead of an object each. */
export const TRACK_COLUMNS = 'application/vnd.rideline.columns+json';
