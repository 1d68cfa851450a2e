const MINUTE = 60_000;
const STEPS = [
  5_000,
  15_000,
  30_000,
  ...[1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440].map((n) => n * MINUTE),
];

/** Round times within the domain, counted from `origin`, at least `room` pixels apart. */
export function timeTicks(
  domain: readonly [number, number],
  origin: number,
  width: number,
  room: number,
): { step: number; ticks: number[] } {
  const most = Math.max(1, Math.floor(width / room));
  const span = domain[1] - domain[0];
  const longest = 1440 * MINUTE;
  const step =
    STEPS.find((candidate) => span / candidate <= most) ?? longest * Math.ceil(span / longest / most);
  const ticks: number[] = [];
  for (let at = origin + Math.ceil((domain[0] - origin) / step) * step; at <= domain[1]; at += step) {
    ticks.push(at);
  }
  return { step, ticks };
}
