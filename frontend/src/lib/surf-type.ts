/** Nobody knows all standing waves, so this is a warning and never refuses anything. */
export const farWaveSentence = (wave: string): string =>
  `This session is far from ${wave}, the standing wave we know.`;

/** The parameter in a session's address that opens the dialog for changing its surf type. */
export const CHANGE_SURF_TYPE = { key: 'change', value: 'surf-type' } as const;
