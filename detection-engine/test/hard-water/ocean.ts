import type { Course } from '../../src/simulate/course.ts';
import { type Craft, drawOceanPlan, type OceanPlan, type Outing } from '../../src/simulate/ocean-plan.ts';
import { beach, simulateOcean } from '../../src/simulate/ocean.ts';
import type { Random } from '../../src/simulate/random.ts';
import { goOut } from './outings.ts';

/** The sport that a file of an outing names when it says it. */
const SPORTS: Readonly<Record<Outing, string>> = {
  surf: 'surfing',
  'paddling tour': 'stand up paddleboarding',
  walk: 'walking',
  run: 'running',
  bicycle: 'cycling',
  car: 'driving',
};
const CRUISE: Partial<Record<Craft, readonly [low: number, high: number]>> = {
  kayak: [5.5, 7.3],
  sup: [4.5, 6.5],
};

/**
 * An outing in hard water; `outing` is given or drawn: nine in ten are for surf, the others tours and walks.
 * Three files in five name the sport, the others name surfing or none.
 */
export function drawHardOceanPlan(random: Random, given?: Outing): OceanPlan {
  const plan = drawOceanPlan(random);
  const drawn = random.chance(0.9) ? 'surf' : random.pick<Outing>(['paddling tour', 'paddling tour', 'walk']);
  const outing = given ?? drawn;
  const cruise = outing === 'paddling tour' ? ([6, 7.5] as const) : CRUISE[plan.craft];
  return {
    ...plan,
    outing,
    rides: plan.rides && outing === 'surf',
    rip: plan.rip && outing === 'surf',
    sport: random.chance(0.6) ? SPORTS[outing] : random.pick([null, 'surfing']),
    paddling: cruise !== undefined && random.chance(0.7) ? random.between(...cruise) : null,
    longFlights: plan.craft === 'foil' && random.chance(0.7),
  };
}

export function surfHardOcean(random: Random, plan: OceanPlan, seconds: number): Course {
  if (plan.outing === 'surf') return simulateOcean(random, plan, seconds);
  const { course } = beach(random, plan);
  goOut(course, plan, seconds);
  return course;
}
