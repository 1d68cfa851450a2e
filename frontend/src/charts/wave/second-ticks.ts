import { range } from 'd3-array';

const STEPS = [1, 2, 5, 10, 20, 30, 60, 120, 300, 600];
/** Of "599 s", with air. */
const LABEL_PX = 44;

/** Whole seconds from 0 to a ride's last, so far apart that their labels don't touch. */
export function secondTicks(seconds: number, pixels: number): number[] {
  const step = STEPS.find((step) => (step / seconds) * pixels >= LABEL_PX) ?? Infinity;
  return step > seconds ? [0] : range(0, seconds + 1e-6, step);
}
