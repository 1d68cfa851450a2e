/** Share of `whole` in whole percent, rounded half up; 0 of nothing. */
export const percentage = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((100 * part) / whole);
