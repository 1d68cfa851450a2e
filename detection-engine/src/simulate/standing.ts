import { Course, STEP } from './course.ts';
import { drive } from './ocean-land.ts';
import type { Random } from './random.ts';

/** Conditions of a tidal standing wave: lengths in meters, speeds in m/s. */
export interface StandingPlan {
  /** Speed of the main current. */
  readonly current: number;
  /** Distance from the wave's center to the eddy line; `eddy`: to the waiting place. */
  readonly eddyLine: number;
  readonly eddy: number;
  /** Side of the eddy, looking downstream: -1 or 1. */
  readonly eddySide: number;
  /** Median seconds held on the wave. */
  readonly hold: number;
  /** Share of attempts flushed immediately; `touring`: share of flushes that become tours. */
  readonly failing: number;
  readonly touring: number;
  /** Whether the recording continues during the drive home. */
  readonly drive: boolean;
  /** Meters of the way to the spot and home over water; 0 for none. Negative: against the stream. */
  readonly approach: number;
  readonly home: number;
  /** Share of entries that return to the eddy without a flush; `sideways`: share of flushes that leave the current at once. */
  readonly peelOut: number;
  readonly sideways: number;
  /** Meters of the trail between car and spot, walked both ways; 0 for none. */
  readonly trail: number;
  /** Shares of rounds without an attempt: carried past the wave from above, or below it from the eddy. */
  readonly passing: number;
  readonly beside: number;
  /** Meters of turns to both sides of the two surfers who share the watch, one after the other; null: any in each attempt. */
  readonly turns: readonly [first: number, second: number] | null;
}

export function drawStandingPlan(random: Random): StandingPlan {
  const eddyLine = random.between(9, 16);
  return {
    current: random.between(10, 30) / 3.6,
    eddyLine,
    eddy: eddyLine + random.between(7, 22),
    eddySide: random.pick([-1, 1]),
    hold: random.between(8, 45),
    failing: random.between(0.1, 0.4),
    touring: random.between(0.03, 0.2),
    drive: random.chance(0.15),
    approach: 0,
    home: 0,
    peelOut: 0,
    sideways: 0,
    trail: 0,
    passing: 0,
    beside: 0,
    turns: null,
  };
}

/**
 * The course of a session on a standing wave, beside the eddy: x downstream, y to the eddy's side, the wave's center as
 * origin. It is relative to the ground, where a surfer on the wave stands still, so the current only moves drifting
 * surfers.
 */
export function besideEddy(random: Random, plan: StandingPlan): Course {
  const x = random.between(20, 80);
  return new Course(random, x, plan.eddySide * (plan.eddy + random.between(0, 25)), () => [0, 0]);
}

export function simulateStandingWave(random: Random, plan: StandingPlan, seconds: number): Course {
  const course = besideEddy(random, plan);
  gearUp(course);
  while (course.samples * 0.2 < seconds) {
    waitInEddy(course, plan);
    enter(course, plan);
    attempt(course, plan, course.samples * 0.2 < seconds / 2 ? 0 : 1);
    paddleUp(course, plan);
  }
  if (plan.drive) drive(course);
  return course;
}

export function gearUp(course: Course): void {
  const { random } = course;
  course.act('walk', () => course.during(random.between(5, 60), () => course.step(0, 0, 1)));
}

export function waitInEddy(course: Course, plan: StandingPlan): void {
  const { random } = course;
  course.act('wait', () => {
    course.headFor(random.between(-4, 9), plan.eddySide * plan.eddy, () => random.between(0.8, 1.6), 4);
    let turn = random.between(0, 6);
    course.during(random.around(60, 0.8, 5, 600), () => {
      turn += 0.05;
      const back = 0.05 * (plan.eddySide * plan.eddy - course.position[1]);
      course.step(0.5 * Math.cos(turn) - 0.03 * course.position[0], 0.4 * Math.sin(turn) + back, 0.7);
    });
  });
}

export function enter(course: Course, plan: StandingPlan): void {
  const { random } = course;
  course.act('paddle', () =>
    course.headFor(
      random.between(-2, 5),
      plan.eddySide * (plan.eddyLine - 1),
      () => random.between(0.9, 2.1),
      2.2,
      1.2,
      60,
    ),
  );
}

export function attempt(course: Course, plan: StandingPlan, surfer: 0 | 1): void {
  const { random } = course;
  course.act('attempt', () => {
    const failed = random.chance(plan.failing);
    const hold = failed ? random.between(0.6, 4.8) : random.around(plan.hold, 0.8, 3, 400);
    course.act('on the wave', () => holdOn(course, plan, hold, surfer));
    course.act('drift', () => drift(course, plan));
  });
}

/** Ferries to the wave's center and carves there. */
export function holdOn(course: Course, plan: StandingPlan, seconds: number, surfer: 0 | 1 = 0): void {
  const { random } = course;
  const usual = plan.turns === null ? random.between(3, 12) : plan.turns[surfer] * random.between(0.8, 1.2);
  const width = Math.min(usual, plan.eddyLine * 0.85);
  const period = random.between(4, 11);
  const lean = random.between(-2, 2);
  course.during(seconds, (elapsed) => {
    const wantedY = lean + width * Math.sin((2 * Math.PI * elapsed) / period + plan.eddySide * 1.4);
    const wantedX = 2.2 * Math.sin((2 * Math.PI * elapsed) / (period * 0.7));
    const dx = Math.max(-1.9, Math.min(1.9, 0.9 * (wantedX - course.position[0])));
    const dy = Math.max(-1.9, Math.min(1.9, 0.9 * (wantedY - course.position[1])));
    course.step(dx, dy, 1.8);
  });
}

/** Drifts with a current that slows downstream, and leaves it over the eddy line. */
function drift(course: Course, plan: StandingPlan): void {
  const { random } = course;
  const tour = random.chance(plan.touring);
  const sideways = !tour && plan.sideways > 0 && random.chance(plan.sideways);
  const usual = tour ? random.between(310, 900) : random.between(60, 250);
  const carried = sideways ? random.between(40, 100) : usual;
  const meander = sideways ? plan.eddySide * random.between(0.5, 1) : random.between(-0.15, 0.15);
  const under = random.chance(0.35) ? random.between(1, 5) : 0;
  carry(course, plan, carried, { meander, under, leaves: !sideways });
}

/** The current carries him for some meters, with `meander` across of each along it, `under` seconds below water. */
export function carry(
  course: Course,
  plan: StandingPlan,
  meters: number,
  { meander = 0, under = 0, leaves = true }: { meander?: number; under?: number; leaves?: boolean } = {},
): void {
  const { random } = course;
  const startX = course.position[0];
  for (let step = 0; step < 6000 && course.position[0] - startX < meters; step++) {
    const along = course.position[0] - startX;
    const speed = Math.max(2.6, plan.current * Math.exp(-along / 1400)) * random.between(0.94, 1.06);
    const across = leaves && along > meters * 0.75 ? 0.25 * plan.eddySide : meander;
    course.step(speed, speed * across, random.between(2, 4), step * STEP < under);
  }
  course.during(random.between(2, 5), () => course.step(0.1, 0.9 * plan.eddySide, 1.4));
}

export function paddleUp(course: Course, plan: StandingPlan): void {
  const { random } = course;
  course.act('paddle', () => {
    if (random.chance(0.3)) course.during(random.between(3, 60), () => course.step(-0.2, 0, 0.8));
    const cruise = random.between(3, 6) / 3.6;
    const bank = plan.eddySide * (plan.eddy + random.between(-3, 20));
    course.headFor(course.position[0] - 15, bank, () => cruise, 5);
    course.headFor(random.between(0, 12), bank, () => cruise * random.between(0.85, 1.15), 6, 0.8, 1800);
  });
}
