/**
 * The months of these days from the first one on, with their neighbours.
 * @param days YYYY-MM-DD
 * @param first first day of a month
 */
export function monthsOfUse(days: Iterable<string>, first: string) {
  const months = [...new Set([...days].map((day) => `${day.slice(0, 7)}-01`))]
    .filter((month) => month >= first)
    .toSorted();
  return months.map((month, index) => ({
    month,
    before: months[index - 1] ?? null,
    after: months[index + 1] ?? null,
  }));
}
