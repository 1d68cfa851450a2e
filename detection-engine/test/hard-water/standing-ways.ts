import type { Course } from '../../src/simulate/course.ts';

/** The eddy beside the wave: its distance and side. */
interface Eddy {
  readonly eddy: number;
  readonly eddySide: number;
}

/** A way of `meters` (downstream when positive) over water, from its far end to the spot (`arriving`) or back. */
export function travel(course: Course, plan: Eddy, meters: number, arriving: boolean): void {
  const { random } = course;
  // A way begun upstream or ended downstream goes with the stream.
  const withStream = arriving === meters < 0;
  const pace = () => (withStream ? random.between(7, 14) : random.between(3, 5.5)) / 3.6;
  const bend = random.between(-0.5, 0.5);
  const bank = plan.eddySide * (plan.eddy + random.between(5, 40));
  const at = (share: number): [number, number] => [
    share * meters * Math.cos(bend * share),
    bank + share * Math.abs(meters) * Math.sin(bend * share) * plan.eddySide,
  ];
  const stages = Array.from({ length: 12 }, (_, stage) => (stage + 1) / 12);
  if (arriving) course.moveTo(...at(1));
  course.act('paddle', () => {
    for (const share of arriving ? stages.toReversed() : stages) {
      const fast = pace();
      course.headFor(...at(share), () => fast * random.between(0.9, 1.1), 8, 0.8, 1200);
    }
  });
}

/** Walks a winding trail of `meters` from the car to the rocks beside the eddy (`arriving`) or back. */
export function walkTrail(course: Course, plan: Eddy, meters: number, arriving: boolean): void {
  const { random } = course;
  const bank = plan.eddySide * (plan.eddy + random.between(15, 40));
  const leads = random.between(-1.2, 1.2);
  const at = (share: number): [number, number] => [
    share * meters * 0.7 * Math.sin(leads) + 40 * Math.sin(9 * share),
    bank + plan.eddySide * share * meters * 0.7 * Math.cos(leads),
  ];
  const stages = Array.from({ length: 20 }, (_, stage) => stage / 20);
  if (arriving) course.moveTo(...at(1));
  course.act('walk', () => {
    for (const share of arriving ? stages.toReversed() : stages) {
      const pace = random.between(3, 6) / 3.6;
      course.headFor(...at(share), () => pace * random.between(0.8, 1.15), 6, 0.8, 1200);
    }
  });
}
