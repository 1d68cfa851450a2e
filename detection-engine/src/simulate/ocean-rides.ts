import { type Course, STEP } from './course.ts';
import type { Craft } from './ocean-plan.ts';

interface Style {
  /** Median, minimum and maximum of a ride in seconds. */
  readonly seconds: readonly [median: number, low: number, high: number];
  /** Cruising speed in km/h. */
  readonly speed: readonly [low: number, high: number];
  /** Amplitude of carving turns in radians, and their period in seconds. */
  readonly swing: readonly [low: number, high: number];
  readonly period: readonly [low: number, high: number];
}

const STYLES: Record<Craft, Style> = {
  shortboard: { seconds: [8.5, 3, 32], speed: [13, 30], swing: [0.25, 0.95], period: [2.2, 4.2] },
  longboard: { seconds: [13, 4, 42], speed: [11, 24], swing: [0.1, 0.45], period: [4, 8] },
  bodyboard: { seconds: [7, 3, 22], speed: [10.5, 23], swing: [0.15, 0.7], period: [2.5, 5] },
  sup: { seconds: [12, 4, 40], speed: [10.5, 22], swing: [0.1, 0.5], period: [3, 7] },
  kayak: { seconds: [13, 4, 40], speed: [11, 25], swing: [0.1, 0.6], period: [3, 6] },
  foil: { seconds: [45, 8, 200], speed: [15, 29], swing: [0.15, 0.6], period: [5, 11] },
};

/** Meters from the waterline at which rides end. */
const SHALLOW = 9;

/** A ride: take-off, trim and carving, slow sections, possibly a reform, then kick-out or wipe-out. */
export function ride(course: Course, craft: Craft, lineUp: number, longFlights = false): void {
  const { random } = course;
  const style = STYLES[craft];
  const seconds = random.around(style.seconds[0], 0.6, style.seconds[1], style.seconds[2]);
  course.act('missed wave', () => {
    const sprint = random.between(4.5, 7) / 3.6;
    course.during(random.between(1.5, 4), () => course.step(0, -sprint, 1.1));
  });
  course.act('ride', () => {
    const side = random.pick([-1, 1]);
    if (longFlights) {
      fly(course, style, side, lineUp);
      return;
    }
    glide(course, style, seconds, side);
    if (seconds > 6 && random.chance(0.12)) {
      const slow = random.between(4, 7.5) / 3.6;
      course.during(random.between(4, 13), () => course.step(0, -slow, 1.6));
      glide(course, style, random.between(4, 14), random.chance(0.7) ? side : -side);
    }
    if (craft === 'foil' && random.chance(0.4)) pumpOut(course, lineUp);
  });
  const wipeOut = random.chance(0.45);
  course.act('paddle', () => {
    course.during(random.between(2, 9), (elapsed) =>
      course.step(0, wipeOut && elapsed < 3 ? -0.7 : -0.15, wipeOut ? 4.5 : 2.2, wipeOut && elapsed < 5),
    );
  });
}

function glide(course: Course, style: Style, seconds: number, side: number): void {
  const { random } = course;
  const cruise = random.between(style.speed[0], style.speed[1]) / 3.6;
  const peel = side * random.between(0.15, 1.25);
  const swing = random.between(style.swing[0], style.swing[1]);
  const period = random.between(style.period[0], style.period[1]);
  const phase = random.between(0, 2 * Math.PI);
  const drop = random.between(1.05, 1.3);
  const fading = random.between(0.6, 1);
  let slowUntil = -1;
  for (let elapsed = 0; elapsed < seconds && course.position[1] > SHALLOW; elapsed += STEP) {
    if (elapsed > 3 && elapsed > slowUntil + 4 && random.chance(0.03 * STEP))
      slowUntil = elapsed + random.between(1.5, 4);
    const turn = elapsed < 1.2 ? 0.3 : 1;
    const heading = turn * (peel + swing * Math.sin((2 * Math.PI * elapsed) / period + phase));
    const pumping = 1 + 0.14 * Math.sin((4 * Math.PI * elapsed) / period + phase);
    const wave = elapsed < 3 ? drop : 1 - (1 - fading) * (elapsed / seconds);
    const speed = cruise * pumping * wave * (elapsed < slowUntil ? 0.52 : 1);
    course.step(speed * Math.sin(heading), -speed * Math.cos(heading), elapsed < 2 ? 3.4 : 4.2);
  }
}

/** Waves linked by pumping, for one to five minutes. */
function fly(course: Course, style: Style, side: number, lineUp: number): void {
  const { random } = course;
  const until = course.samples * STEP + random.around(120, 0.5, 60, 300);
  const rest = () => until - course.samples * STEP;
  for (;;) {
    glide(course, style, Math.min(rest(), random.between(15, 70)), random.chance(0.7) ? side : -side);
    if (rest() < 20) return;
    pumpOut(course, lineUp * random.between(0.5, 1));
  }
}

/** A foil pumping back out through the waves; it keeps flying, so the ride continues. */
function pumpOut(course: Course, lineUp: number): void {
  const { random } = course;
  const fast = random.between(13, 19) / 3.6;
  const side = random.between(-70, 70);
  course.during(2, () => course.step(0.6 * Math.sign(side) * fast, 0.6 * fast, 4));
  course.headFor(course.position[0] + side, lineUp, () => fast * random.between(0.92, 1.08), 8, 2);
}
