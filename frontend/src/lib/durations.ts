/** '3 min 12 s', or '12 s' under a minute. Seconds are rounded. */
export function formatDuration(seconds: number | null | undefined, missing = '-'): string {
  if (seconds === null || seconds === undefined) return missing;
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  return minutes === 0 ? `${whole} s` : `${minutes} min ${whole % 60} s`;
}

/** '1:02:09'; negative before the start. */
export function formatClock(seconds: number): string {
  const whole = Math.abs(Math.round(seconds));
  const two = (n: number) => String(n).padStart(2, '0');
  const clock = `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  return seconds < 0 && whole > 0 ? `-${clock}` : clock;
}
