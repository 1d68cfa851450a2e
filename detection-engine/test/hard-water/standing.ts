import type { Course } from '../../src/simulate/course.ts';
import { drive } from '../../src/simulate/ocean-land.ts';
import type { Random } from '../../src/simulate/random.ts';
import {
  attempt,
  besideEddy,
  carry,
  drawStandingPlan,
  enter,
  gearUp,
  holdOn,
  paddleUp,
  type StandingPlan,
  waitInEddy,
} from '../../src/simulate/standing.ts';
import { travel, walkTrail } from './standing-ways.ts';

/** A session with ways to the spot and home, over water or on a trail, with other ends than flushes, and other drifts. */
export function drawHardStandingPlan(random: Random): StandingPlan {
  const plan = drawStandingPlan(random);
  const trail = random.chance(0.4) ? random.between(500, 4000) : 0;
  const isByWater = () => trail === 0 && random.chance(0.6);
  const way = () => (isByWater() ? random.between(1500, 3000) * (random.chance(0.7) ? 1 : -1) : 0);
  const turn = () => random.between(2, 12);
  return {
    ...plan,
    drive: random.chance(0.1),
    approach: way(),
    home: way(),
    trail,
    passing: random.chance(0.4) ? random.between(0.03, 0.12) : 0,
    beside: random.chance(0.4) ? random.between(0.03, 0.15) : 0,
    turns: random.chance(0.6) ? [turn(), turn()] : null,
    peelOut: random.chance(0.6) ? random.between(0.05, 0.35) : 0,
    sideways: random.chance(0.6) ? random.between(0.05, 0.3) : 0,
  };
}

export function surfHardStandingWave(random: Random, plan: StandingPlan, seconds: number): Course {
  const course = besideEddy(random, plan);
  if (plan.approach !== 0) travel(course, plan, -plan.approach, true);
  if (plan.trail > 0) walkTrail(course, plan, plan.trail, true);
  gearUp(course);
  while (course.samples * 0.2 < seconds) {
    if (plan.passing > 0 && random.chance(plan.passing)) {
      driftPast(course, plan);
      paddleUp(course, plan);
    }
    waitInEddy(course, plan);
    if (plan.beside > 0 && random.chance(plan.beside)) {
      driftBeside(course, plan);
      paddleUp(course, plan);
      continue;
    }
    enter(course, plan);
    if (plan.peelOut > 0 && random.chance(plan.peelOut)) {
      peelOut(course, plan);
      continue;
    }
    attempt(course, plan, course.samples * 0.2 < seconds / 2 ? 0 : 1);
    paddleUp(course, plan);
  }
  if (plan.trail > 0) walkTrail(course, plan, plan.trail, false);
  if (plan.home !== 0) travel(course, plan, plan.home, false);
  if (plan.drive) drive(course);
  return course;
}

/** Surfs, then carves back over the eddy line; nothing is flushed. */
function peelOut(course: Course, plan: StandingPlan): void {
  const { random } = course;
  course.act('peel out', () => {
    holdOn(course, plan, random.around(plan.hold, 0.8, 3, 400));
    const fast = random.between(1.2, 2.4);
    course.headFor(random.between(2, 14), plan.eddySide * plan.eddy, () => fast, 4, 1.8, 60);
  });
}

/** Ferries out well above the wave, and lets the current carry him past it on the far side of the surfers. */
function driftPast(course: Course, plan: StandingPlan): void {
  const { random } = course;
  const { eddySide } = plan;
  course.act('paddle', () => {
    const above = -random.between(60, 160);
    course.headFor(above, eddySide * (plan.eddy + 10), () => random.between(0.8, 1.4), 5, 0.8, 900);
    course.headFor(above, -eddySide * random.between(12, 30), () => random.between(1.5, 2.4), 5, 1.2, 60);
  });
  course.act('drift', () => carry(course, plan, random.between(180, 400)));
}

/** Crosses the eddy line below the wave, and lets the current carry him. */
function driftBeside(course: Course, plan: StandingPlan): void {
  const { random } = course;
  course.act('paddle', () => {
    const below = random.between(20, 45);
    course.headFor(below, plan.eddySide * plan.eddy, () => random.between(0.8, 1.6), 4, 0.8, 200);
    course.headFor(below + 6, plan.eddySide * (plan.eddyLine - 2), () => random.between(1, 2), 3, 1.2, 60);
  });
  course.act('drift', () => carry(course, plan, random.between(60, 350)));
}
