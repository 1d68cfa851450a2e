export const UNNAMED_SESSION = 'Unnamed Activity';

/** The name of a session wherever it is shown; blank ones have a common name. */
export const sessionName = (name: string): string => (name.trim() === '' ? UNNAMED_SESSION : name);
