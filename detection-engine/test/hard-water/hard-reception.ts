import type { Random } from '../../src/simulate/random.ts';
import type { PathReading } from '../../src/simulate/record-path.ts';
import type { Place, PositionErrors } from '../../src/simulate/receiver.ts';

/** What water and a moving arm do to positions, fitted to 1 Hz surf files of watches. */
export interface HardReception {
  /** Losses of the signal per minute in the water and on a ride, bridged by the device, and their median seconds. */
  readonly lossesPerMinute: number;
  readonly ridingLossesPerMinute: number;
  readonly lossSeconds: number;
  /** Steps of the position per minute in the water, and their median size in meters. */
  readonly stepsPerMinute: number;
  readonly stepSize: number;
  /** Seconds in which the error of a step or loss decays to a third. */
  readonly decay: readonly [low: number, high: number];
  /** Silences of more than 20 s per hour, without rows. */
  readonly silencesPerHour: number;
  /** Share of rows that come early, followed by a repeated position. */
  readonly early: number;
}

export const positionErrors = (model: HardReception): PositionErrors => ({
  begin: (random) => {
    const errors = new HardErrors(model, random);
    return (...fix) => errors.write(...fix);
  },
  finish: (fixes, random) => comeEarly(fixes, model.early, random),
});

/** Adds the errors of hard water to fixes in order of time. */
class HardErrors {
  private readonly model: HardReception;
  private readonly random: Random;
  private readonly often: number;
  private error: Place = { east: 0, north: 0 };
  private decay = 10;
  private lostUntil = -1;
  private silentUntil = -1;
  private written: Place | null = null;
  private crawl: Place = { east: 0, north: 0 };

  constructor(model: HardReception, random: Random) {
    this.model = model;
    this.random = random;
    this.often = random.around(1, 0.3, 0.5, 2);
  }

  /** The written position of a fix; null in a silence. */
  write(time: number, fix: Place, inWater: boolean, seconds: number): Place | null {
    const { model, random, often } = this;
    if (time < this.silentUntil) return null;
    if (inWater && random.chance((model.silencesPerHour * seconds) / 3600)) {
      this.silentUntil = time + random.around(32, 0.4, 21, 120);
      return null;
    }
    // Out of the water, the signal is back in two seconds.
    if (!inWater && this.lostUntil > time + 2) this.lostUntil = time + random.between(0.5, 2);
    if (time < this.lostUntil && this.written !== null) {
      this.written = {
        east: this.written.east + this.crawl.east * seconds,
        north: this.written.north + this.crawl.north * seconds,
      };
      if (time + seconds >= this.lostUntil) this.findAgain(fix);
      return this.written;
    }
    const keeps = Math.exp(-seconds / this.decay);
    this.error = { east: this.error.east * keeps, north: this.error.north * keeps };
    if (random.chance(((inWater ? model.stepsPerMinute : 0) * often * seconds) / 60)) this.stepAside();
    const place = { east: fix.east + this.error.east, north: fix.north + this.error.north };
    const losses = inWater ? model.lossesPerMinute : model.ridingLossesPerMinute;
    if (this.written !== null && random.chance((losses * often * seconds) / 60)) {
      this.lostUntil = time + random.around(model.lossSeconds, 0.9, 2, inWater ? 90 : 4);
      const pace = Math.hypot(place.east - this.written.east, place.north - this.written.north) / seconds;
      const kept = random.chance(0.25)
        ? 0
        : (random.between(0.2, 0.8) * Math.min(1, pace)) / Math.max(pace, 0.01);
      this.crawl = {
        east: (kept * (place.east - this.written.east)) / seconds,
        north: (kept * (place.north - this.written.north)) / seconds,
      };
    }
    this.written = place;
    return place;
  }

  /** The device leaps to the new fix, all or most of the way, and closes up on it in the next seconds. */
  private findAgain(fix: Place): void {
    const rest = this.random.chance(0.5) ? this.random.between(0, 0.3) : this.random.between(0.3, 1);
    this.error = {
      east: rest * (this.written!.east - fix.east),
      north: rest * (this.written!.north - fix.north),
    };
    this.stepAside();
  }

  private stepAside(): void {
    const size = this.random.around(this.model.stepSize, 0.8, 0.5, 40);
    const angle = this.random.between(0, 2 * Math.PI);
    this.decay = this.random.between(...this.model.decay);
    this.error = {
      east: this.error.east + size * Math.cos(angle),
      north: this.error.north + size * Math.sin(angle),
    };
  }
}

/** Gives some rows the position of the row behind, which then repeats it, as clocks of a device that drift apart do. */
function comeEarly(rows: readonly PathReading[], share: number, random: Random): PathReading[] {
  return rows.map((row, index) => {
    const next = rows[index + 1];
    if (next === undefined || !random.chance(share)) return row;
    return { ...row, east: next.east, north: next.north };
  });
}
