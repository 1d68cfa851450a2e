import type { Course } from './course.ts';

/** Walking above the waterline, with rests. */
export function stroll(course: Course, seconds: number): void {
  const { random } = course;
  course.act('walk', () => {
    let heading = random.between(0, 2 * Math.PI);
    let pace = random.between(1, 1.7);
    course.during(seconds, () => {
      if (random.chance(0.02)) heading += random.between(-1, 1);
      if (random.chance(0.01)) pace = random.chance(0.3) ? 0 : random.between(1, 1.7);
      if (course.position[1] > -5) heading = -Math.PI / 2;
      course.step(pace * Math.cos(heading), pace * Math.sin(heading), 1.2);
    });
  });
}

/** A run along the beach of 20 s to 4 min, one way or there and back. */
export function jogAlong(course: Course): void {
  const { random } = course;
  const legs = random.pick([1, 1, 2]);
  let direction = random.pick([-1, 1]);
  for (let leg = 0; leg < legs; leg++) {
    const pace = random.between(8.2, 14.5) / 3.6;
    const slant = random.between(-0.12, 0.12);
    course.act('jog', () => {
      course.during(random.around(60, 0.7, 18, 260), (elapsed) => {
        const sway = 1 + 0.05 * Math.sin(elapsed / 3);
        course.step(direction * pace * sway, course.position[1] > -3 ? -0.6 : pace * slant, 1.3);
      });
    });
    stroll(course, random.between(4, 40));
    direction = -direction;
  }
}

/** A drive on a road: turns, stops at lights, slow and fast pieces. */
export function drive(course: Course): void {
  const { random } = course;
  course.act('drive', () => {
    let heading = random.pick([0, Math.PI]) + random.between(-0.3, 0.3);
    const pieces = Math.floor(random.between(4, 16));
    for (let piece = 0; piece < pieces; piece++) {
      const fast = (random.chance(0.3) ? random.between(12, 28) : random.between(28, 95)) / 3.6;
      course.during(random.between(10, 60), () => {
        heading += 0.012 * random.normal();
        course.step(fast * Math.cos(heading), fast * Math.sin(heading) - 0.2, random.between(1, 2.6));
      });
      if (random.chance(0.5)) heading += random.pick([-1, 1]) * random.between(0.4, 1.6);
      if (random.chance(0.45)) course.during(random.between(3, 40), () => course.step(0, 0, 2.5));
    }
    course.during(6, () => course.step(0, 0, 2.5));
  });
}
