import { Course } from './course.ts';
import { drive, jogAlong, stroll } from './ocean-land.ts';
import type { OceanPlan } from './ocean-plan.ts';
import { ride } from './ocean-rides.ts';
import { missWave, paddleOut, ripOut, towOut, wait } from './ocean-water.ts';
import type { Random } from './random.ts';

/**
 * A course at a beach: x along the shore, y seaward from the waterline (meters). Currents run along the shore and, in a
 * rip, out to sea.
 */
export function beach(random: Random, plan: OceanPlan) {
  const lineUp = random.between(60, plan.craft === 'foil' ? 450 : 260);
  const alongShore = random.between(-0.35, 0.35);
  const ripAt = random.between(-160, 160);
  const ripSpeed = plan.rip ? random.between(3, 7) / 3.6 : 0;
  const course = new Course(random, random.between(-40, 40), -random.between(15, 60), (x, y) => {
    if (y < 0) return [0, 0];
    const inRip = Math.exp(-(((x - ripAt) / 22) ** 2)) * (y < lineUp * 1.25 ? 1 : 0);
    return [alongShore * Math.min(1, y / 40), ripSpeed * inRip];
  });
  return { course, lineUp, ripAt, ripSpeed };
}

export function simulateOcean(random: Random, plan: OceanPlan, seconds: number): Course {
  const { course, lineUp, ripAt, ripSpeed } = beach(random, plan);
  if (plan.drive && random.chance(0.7)) {
    const [x, y] = course.position;
    drive(course);
    course.shiftTo(x, y);
  }
  stroll(course, random.between(10, 120));
  if (plan.jog) jogAlong(course);
  paddleOut(course, lineUp, ripAt, plan);

  const peak = course.position[0];
  while (course.samples * 0.2 < seconds) {
    wait(course, random.around(70, 0.7, 8, 420), lineUp, peak);
    if (plan.rip && random.chance(0.12)) ripOut(course, ripAt, ripSpeed, lineUp);
    if (!plan.rides || random.chance(0.3)) {
      missWave(course);
      wait(course, random.around(30, 0.7, 6, 120), lineUp, peak);
    }
    if (!plan.rides) continue;
    if (plan.tow) towOut(course, lineUp);
    ride(course, plan.craft, lineUp, plan.longFlights);
    if (course.position[1] < lineUp * 0.75) paddleOut(course, lineUp, ripAt, plan);
  }
  course.act('paddle', () => course.headFor(course.position[0], -6, () => random.between(0.9, 1.5)));
  if (plan.jog && random.chance(0.5)) jogAlong(course);
  stroll(course, random.between(20, 180));
  if (plan.drive) drive(course);
  return course;
}
