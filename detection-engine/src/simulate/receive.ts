import type { DenseSpeed } from '../track/recorded-track.ts';
import { type ActKind, type Course, STEP } from './course.ts';
import type { Random } from './random.ts';
import type { ReceiverModel } from './receiver.ts';
import type { PathReading } from './record-path.ts';

export interface Reception {
  readonly readings: readonly PathReading[];
  readonly denseSpeed: DenseSpeed | null;
}

/** Records a course with a receiver; times are `start` (epoch ms) plus whole milliseconds. */
export function receive(course: Course, receiver: ReceiverModel, random: Random, start: number): Reception {
  const taken = takeFixes(course, receiver, random, start);
  const fixes = receiver.errors?.finish(taken, random) ?? taken;
  const written = receiver.smartRecording > 0 ? keepChanges(fixes, receiver.smartRecording) : fixes;
  const withRepeats = written.flatMap((fix) => (random.chance(receiver.repeated) ? [fix, fix] : [fix]));
  return { readings: withRepeats, denseSpeed: receiver.dense ? denseOf(fixes) : null };
}

/** Acts with the arm in the water now and then. */
const IN_WATER: ReadonlySet<ActKind> = new Set(['paddle', 'wait', 'missed wave', 'rip', 'tow']);
/** Acts in which the arm swings. */
const SWINGING: ReadonlySet<ActKind> = new Set(['paddle', 'missed wave', 'walk', 'jog']);

function takeFixes(course: Course, receiver: ReceiverModel, random: Random, start: number): PathReading[] {
  const fixes: PathReading[] = [];
  const errors = receiver.wanders.map(() => ({ x: 0, y: 0 }));
  receiver.wanders.forEach(({ deviation }, index) => {
    errors[index]!.x = deviation * random.normal();
    errors[index]!.y = deviation * random.normal();
  });
  let jump = { until: -1, x: 0, y: 0 };
  let lostUntil = -1;
  let freezes = false;
  let frozenAt: { east: number; north: number } | null = null;
  let smoothed = 0;
  const write = receiver.errors?.begin(random.fork());
  const inWater = samplesOf(course, IN_WATER);
  const swinging = samplesOf(course, SWINGING);
  const meter = receiver.doppler?.meter?.(receiver.doppler.smoothing, random.fork());
  let next = 0;
  const duration = course.samples * STEP;
  while (next < duration) {
    const sample = Math.min(course.samples - 1, Math.round(next / STEP));
    receiver.wanders.forEach(({ deviation, memory }, index) => {
      const keeps = Math.exp(-receiver.interval / memory);
      const fresh = deviation * Math.sqrt(1 - keeps * keeps);
      errors[index]!.x = keeps * errors[index]!.x + fresh * random.normal();
      errors[index]!.y = keeps * errors[index]!.y + fresh * random.normal();
    });
    const perFix = receiver.interval / 3600;
    if (next > jump.until && random.chance(receiver.jumpsPerHour * perFix)) {
      const angle = random.between(0, 2 * Math.PI);
      const size = random.around(receiver.jumpSize, 0.8, 8, 900);
      const seconds = random.chance(0.6) ? 0.5 : random.between(1, 9);
      jump = { until: next + seconds, x: size * Math.cos(angle), y: size * Math.sin(angle) };
    }
    if (next > lostUntil) {
      const under = course.submerged[sample] === 1 && random.chance(receiver.lost);
      if (under || random.chance(receiver.lossesPerHour * perFix)) {
        lostUntil = next + (random.chance(0.8) ? random.between(1, 4) : random.between(4, 15));
        freezes = random.chance(receiver.frozen);
      }
    }
    const lost = next <= lostUntil;
    const isJumping = next <= jump.until;
    const { x, y, seconds } = movementAt(course, sample);
    const trueSpeed = Math.hypot(x, y) / seconds;
    const alpha =
      receiver.doppler === null ? 1 : receiver.interval / (receiver.interval + receiver.doppler.smoothing);
    smoothed += alpha * (trueSpeed - smoothed);
    const east =
      course.x[sample]! +
      errors.reduce((sum, error) => sum + error.x, receiver.white * random.normal()) +
      (isJumping ? jump.x : 0);
    const north =
      course.y[sample]! +
      errors.reduce((sum, error) => sum + error.y, receiver.white * random.normal()) +
      (isJumping ? jump.y : 0);
    const speed =
      meter !== undefined
        ? meter([x / seconds, y / seconds], swinging[sample] === 1, receiver.interval)
        : receiver.doppler === null
          ? Number.NaN
          : Math.max(0, smoothed + receiver.doppler.noise * random.normal());
    const time = start + Math.round(next * 1000);
    const fix = { east, north };
    const place = write === undefined ? fix : write(next, fix, inWater[sample] === 1, receiver.interval);
    if (place === null) {
      next += receiver.interval;
      continue;
    }
    if (!lost) {
      frozenAt = place;
      fixes.push({ time, ...place, speed });
    } else if (freezes && frozenAt !== null) {
      fixes.push({ time, ...frozenAt, speed: fixes.at(-1)?.speed ?? Number.NaN });
    } else if (receiver.format === 'fit') {
      fixes.push({ time, east: Number.NaN, north: Number.NaN, speed });
    }
    next += random.chance(receiver.lateShare)
      ? receiver.interval * random.pick([2, 2, 3])
      : receiver.interval;
  }
  return fixes;
}

/** Meters in the seconds around a sample. */
function movementAt(course: Course, sample: number) {
  const before = Math.max(0, sample - 1);
  const after = Math.min(course.samples - 1, sample + 1);
  return {
    x: course.x[after]! - course.x[before]!,
    y: course.y[after]! - course.y[before]!,
    seconds: Math.max(1, after - before) * STEP,
  };
}

/** 1 for each sample within an act of the kinds. */
function samplesOf(course: Course, kinds: ReadonlySet<ActKind>): Uint8Array {
  const within = new Uint8Array(course.samples);
  for (const { kind, first, last } of course.acts) if (kinds.has(kind)) within.fill(1, first, last + 1);
  return within;
}

/** Smart recording: keeps rows where speed or course changed, and at least one every `longest` seconds. */
function keepChanges(fixes: readonly PathReading[], longest: number): PathReading[] {
  const kept: PathReading[] = [];
  let lastHeading = 0;
  let lastPace = 0;
  for (let index = 0; index < fixes.length; index++) {
    const fix = fixes[index]!;
    const last = kept.at(-1);
    const before = fixes[index - 1];
    const east = before === undefined ? 0 : fix.east - before.east;
    const north = before === undefined ? 0 : fix.north - before.north;
    const heading = Math.atan2(east, north);
    const pace = Math.hypot(east, north);
    const turned = pace > 1 && Math.abs(Math.sin((heading - lastHeading) / 2)) > 0.35;
    const paced = Math.abs(pace - lastPace) > 1.6;
    const due = last === undefined || fix.time - last.time >= longest * 1000;
    if (!due && !turned && !paced && index + 1 < fixes.length) continue;
    kept.push(fix);
    if (pace === pace) {
      lastHeading = heading;
      lastPace = pace;
    }
  }
  return kept;
}

function denseOf(fixes: readonly PathReading[]): DenseSpeed {
  const measured = fixes.filter(({ speed }) => speed === speed);
  return {
    time: Float64Array.from(measured, ({ time }) => time),
    speed: Float64Array.from(measured, ({ speed }) => speed),
  };
}
