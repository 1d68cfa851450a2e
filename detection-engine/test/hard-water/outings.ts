import type { Course } from '../../src/simulate/course.ts';
import { drive } from '../../src/simulate/ocean-land.ts';
import type { OceanPlan, Outing } from '../../src/simulate/ocean-plan.ts';

/** Ways between places at a nearly even pace, with bends and rests. */
interface Travel {
  readonly kind: 'paddle' | 'walk' | 'jog' | 'drive';
  /** km/h */
  readonly pace: readonly [low: number, high: number];
  /** Share by which the pace swings, and rests per minute. */
  readonly swing: number;
  readonly restsPerMinute: number;
  /** Seconds between bends. */
  readonly leg: readonly [low: number, high: number];
  readonly acceleration: number;
}

const TRAVELS: Readonly<Record<Exclude<Outing, 'surf' | 'car'>, Travel>> = {
  'paddling tour': {
    kind: 'paddle',
    pace: [6, 7.5],
    swing: 0.06,
    restsPerMinute: 0.15,
    leg: [40, 300],
    acceleration: 0.8,
  },
  walk: {
    kind: 'walk',
    pace: [3.8, 6.4],
    swing: 0.08,
    restsPerMinute: 0.1,
    leg: [20, 200],
    acceleration: 1.2,
  },
  run: {
    kind: 'jog',
    pace: [8.2, 14.5],
    swing: 0.08,
    restsPerMinute: 0.1,
    leg: [15, 150],
    acceleration: 1.3,
  },
  bicycle: {
    kind: 'drive',
    pace: [13, 32],
    swing: 0.25,
    restsPerMinute: 0.25,
    leg: [8, 90],
    acceleration: 1.2,
  },
};

/** An outing for anything but surf. */
export function goOut(course: Course, plan: OceanPlan, seconds: number): void {
  const { random } = course;
  if (plan.outing === 'car') {
    while (course.samples * 0.2 < seconds) drive(course);
    return;
  }
  if (plan.outing === 'surf') return;
  const travel = TRAVELS[plan.outing];
  const pace = (plan.outing === 'paddling tour' ? plan.paddling : null) ?? random.between(...travel.pace);
  let heading = random.between(0, 2 * Math.PI);
  while (course.samples * 0.2 < seconds) {
    course.act(travel.kind, () => {
      // Tours keep to the water and the others to land.
      const outside = plan.outing === 'paddling tour' ? course.position[1] < 60 : course.position[1] > -30;
      const away = plan.outing === 'paddling tour' ? Math.PI / 2 : -Math.PI / 2;
      heading = outside ? away + random.between(-0.8, 0.8) : heading + random.between(-1.2, 1.2);
      const phase = random.between(0, 6);
      course.during(random.between(...travel.leg), (elapsed) => {
        const swing = 1 + travel.swing * Math.sin(elapsed / 9 + phase) + 0.03 * random.normal();
        const speed = (pace / 3.6) * swing;
        heading += 0.006 * random.normal();
        course.step(speed * Math.cos(heading), speed * Math.sin(heading), travel.acceleration);
      });
    });
    if (random.chance(travel.restsPerMinute)) {
      course.act('wait', () => course.during(random.between(5, 60), () => course.step(0, 0, 1)));
    }
  }
}
