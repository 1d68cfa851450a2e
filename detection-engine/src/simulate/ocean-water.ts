import type { Course } from './course.ts';
import type { OceanPlan } from './ocean-plan.ts';

/** Paddling to the line-up with duck dives, sometimes in the rip. */
export function paddleOut(course: Course, lineUp: number, ripAt: number, plan: OceanPlan): void {
  const { random } = course;
  const byRip = plan.rip && random.chance(0.35);
  const fastest = plan.craft === 'kayak' || plan.craft === 'sup' ? 6.2 : 4.8;
  const cruise = (plan.paddling ?? random.between(2.8, fastest)) / 3.6;
  course.act(byRip ? 'rip' : 'paddle', () => {
    let dive = 0;
    const speed = () => {
      if (dive <= 0 && random.chance(0.008) && course.position[1] > 15) dive = random.between(1.5, 4);
      dive -= 0.2;
      return dive > 0 ? 0.2 : cruise * random.between(0.8, 1.2);
    };
    const x = byRip ? ripAt : course.position[0] + random.between(-25, 25);
    if (byRip) course.headFor(x, Math.max(8, course.position[1]), speed, 12);
    course.headFor(x, lineUp, speed, 6);
  });
}

/** Sitting, drifting and short paddles back to the peak, with swell. */
export function wait(course: Course, seconds: number, lineUp: number, peak: number): void {
  const { random } = course;
  course.act('wait', () => {
    let paddleX = 0;
    let paddleY = 0;
    const swell = random.between(0.15, 0.55);
    const period = random.between(7, 14);
    course.during(seconds, (elapsed) => {
      if (random.chance(0.01)) {
        const away =
          random.chance(0.6) && Math.hypot(peak - course.position[0], lineUp - course.position[1]) > 15;
        const distance = Math.max(1, Math.hypot(peak - course.position[0], lineUp - course.position[1]));
        paddleX = away ? (1.1 * (peak - course.position[0])) / distance : 0;
        paddleY = away ? (1.1 * (lineUp - course.position[1])) / distance : 0;
      }
      course.step(paddleX, paddleY + swell * Math.sin((2 * Math.PI * elapsed) / period), 1);
    });
  });
}

/** Drifting out in a rip, with or without paddling. */
export function ripOut(course: Course, ripAt: number, ripSpeed: number, lineUp: number): void {
  const { random } = course;
  course.act('paddle', () =>
    course.headFor(ripAt, Math.min(course.position[1], lineUp * 0.4), () => random.between(0.9, 1.5), 10),
  );
  course.act('rip', () => {
    const own = random.chance(0.5) ? random.between(0.6, 1.35) : 0.1;
    const out = ripSpeed > 0 ? (lineUp * 0.85) / (ripSpeed + own) : 20;
    course.during(Math.min(240, out), () => course.step(random.between(-0.2, 0.2), own, 0.6));
  });
}

/** A sprint for a wave that pushes for a moment and passes. */
export function missWave(course: Course): void {
  const { random } = course;
  course.act('missed wave', () => {
    const sprint = random.between(5.2, 8) / 3.6;
    course.during(random.between(2, 5), () => course.step(random.between(-0.1, 0.1), -sprint, 1.1));
    const push = random.between(7, 14) / 3.6;
    course.during(random.between(0.4, 1.6), () => course.step(0, -push, 3));
    course.during(random.between(2, 4), () => course.step(0, 0.2, 1.8));
  });
}

/** A tow out to the line-up behind a jet ski. */
export function towOut(course: Course, lineUp: number): void {
  const { random } = course;
  const fast = random.between(18, 36) / 3.6;
  course.act('tow', () => {
    course.headFor(course.position[0] + random.between(-60, 60), lineUp * 0.5, () => 1.2, 10);
    const side = random.between(60, 200) * random.pick([-1, 1]);
    course.headFor(course.position[0] + side, lineUp * 1.5, () => fast, 12, 2);
  });
  course.act('wait', () => course.during(random.between(15, 60), () => course.step(0, 0, 1.5)));
}
