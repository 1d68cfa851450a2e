const MOST = 4;

/** Why this many sessions cannot be compared, or null when they can. */
export function compareProblem(selected: number): string | null {
  if (selected < 2) return 'Please select 2 or more activities to compare';
  return selected > MOST ? 'You can only compare up to 4 activities at a time' : null;
}
