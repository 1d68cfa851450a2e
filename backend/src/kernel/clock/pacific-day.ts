/** Writes dates as YYYY-MM-DD. */
const ISO_DAYS = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Los_Angeles', dateStyle: 'short' });

/** The day in California at this time, as YYYY-MM-DD. */
export const pacificDay = (at: Date): string => ISO_DAYS.format(at);
