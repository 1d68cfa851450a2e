/** The year that a season shows at first: the running one, or the last with sessions where it has none yet. */
export function usualYear(days: readonly { readonly day: string }[], running: string): string {
  const newest = days.at(-1)?.day.slice(0, 4) ?? running;
  return newest < running ? newest : running;
}
