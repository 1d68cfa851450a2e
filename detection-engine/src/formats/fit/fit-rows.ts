import type { RecordedElement, RecordedTrack } from '../../track/recorded-track.ts';
import type { ReadLimits } from '../read-limits.ts';
import { RecordedRows } from '../recorded-rows.ts';
import { tooManyPoints } from '../track-file-error.ts';
import { FitDenseSpeed } from './fit-dense-speed.ts';
import { FitFacts } from './fit-facts.ts';
import { DEGREES_PER_SEMICIRCLE, FIT_EPOCH_SECONDS, TRANSITION } from './fit-profile.ts';
import { FitHeartRates, type HeartRateMessage } from './fit-heart-rates.ts';
import { FitSplits } from './fit-splits.ts';
import { FitTimer } from './fit-timer.ts';
import { fitSportName } from './fit-names.ts';

/** What a session message tells, in epoch milliseconds; the sport is a number of the profile. */
interface SessionSpan {
  readonly sport: number | undefined;
  readonly from: number;
  readonly to: number;
}
type Element = Pick<SessionSpan, 'sport'> & Pick<RecordedElement, 'firstRow' | 'endRow'>;

/** Converts raw integers of FIT messages, in file order, to a recorded track. NaN is a missing field. */
export class FitRows {
  readonly facts = new FitFacts();
  readonly splits = new FitSplits();
  readonly #rows: RecordedRows;
  #dense: FitDenseSpeed | null = null;
  readonly #timer = new FitTimer();
  readonly #heartRates: FitHeartRates;
  #accumulated = NaN;
  #damagedWarning = false;
  #denseSpeeds = 0;
  #sessions: SessionSpan[] = [];
  #partFrom = 0;
  readonly #elements: Element[] = [];

  constructor(private readonly limits: ReadLimits) {
    this.#rows = new RecordedRows(limits);
    this.#heartRates = new FitHeartRates(limits.maxPoints);
  }

  /**
   * Adds a `record` message.
   * @param timestamp FIT seconds
   * @param latitude semicircles, like longitude
   * @param speed mm/s
   * @param distance cumulative cm
   * @param heartRate bpm
   * @throws TrackFileError `too_many_points`
   */
  record(
    timestamp: number,
    latitude: number,
    longitude: number,
    speed: number,
    distance: number,
    heartRate: number,
  ): void {
    const time = (timestamp + FIT_EPOCH_SECONDS) * 1000;
    if (this.#dense !== null && this.#rows.isPlausibleTime(time)) this.#dense.record(time, speed / 1000);
    this.#rows.push(
      time,
      latitude * DEGREES_PER_SEMICIRCLE,
      longitude * DEGREES_PER_SEMICIRCLE,
      speed / 1000,
      distance / 100,
      heartRate,
    );
  }

  /**
   * Adds an `hr` message.
   * @throws TrackFileError `too_many_points`
   */
  hr(message: HeartRateMessage): void {
    this.#heartRates.message(message);
  }

  /**
   * Adds an `event` message.
   * @param timestamp FIT seconds
   */
  event(timestamp: number, event: number | undefined, type: number | undefined): void {
    this.#timer.event((timestamp + FIT_EPOCH_SECONDS) * 1000, event, type);
  }

  /**
   * Adds a `session` message.
   * @param startTime FIT seconds
   * @param elapsed milliseconds
   */
  session(sport: number | undefined, name: string | undefined, startTime: number, elapsed: number): void {
    this.facts.sport(sport, name);
    const from = (startTime + FIT_EPOCH_SECONDS) * 1000;
    this.#sessions.push({ sport, from, to: from + elapsed });
  }

  /** Ends a part of a chained file, which is one element, or several with a session message each. */
  endPart(): void {
    const sessions = this.#sessions.splice(0);
    const firstRow = this.#partFrom;
    this.#partFrom = this.#rows.length;
    const elements = sessions.length < 2 ? [] : this.#spansOf(sessions, firstRow);
    const whole = { sport: sessions[0]?.sport, firstRow, endRow: this.#rows.length };
    this.#elements.push(...(elements.length === 0 ? [whole] : elements));
  }

  #spansOf(sessions: readonly SessionSpan[], firstRow: number): Element[] {
    const elements: Element[] = [];
    let row = firstRow;
    for (const { sport, from, to } of sessions.toSorted((one, other) => one.from - other.from)) {
      const start = this.#rows.endOf(row, from - 1);
      row = this.#rows.endOf(start, to);
      if (row > start && sport !== TRANSITION) elements.push({ sport, firstRow: start, endRow: row });
    }
    return elements;
  }

  /**
   * Adds the speed (mm/s) of a `gps_metadata` message.
   * @throws TrackFileError `too_many_points`
   */
  denseSpeed(speed: number): void {
    if (this.#denseSpeeds++ === this.limits.maxPoints) throw tooManyPoints(this.limits.maxPoints);
    this.#dense ??= new FitDenseSpeed(this.#rows.times());
    this.#dense.speed(speed / 1000);
  }

  /** Unwraps the 12 bits of `compressed_speed_distance` (1/16 m, modulo 256 m); returns cm. */
  accumulateDistance(sixteenths: number): number {
    this.#accumulated =
      this.#accumulated !== this.#accumulated
        ? sixteenths
        : this.#accumulated + ((sixteenths - this.#accumulated) & 0xfff);
    return (this.#accumulated / 16) * 100;
  }

  /** Marks the file as damaged: its messages end before its data. */
  markDamaged(): void {
    this.#damagedWarning = true;
  }

  /** @throws TrackFileError where the rows are no usable track */
  finish(warnings: readonly string[]): RecordedTrack {
    const damagedWarning = this.#damagedWarning
      ? ['The file is damaged; what follows its last readable point is left out.']
      : [];
    const facts = this.facts.finish([...warnings, ...damagedWarning]);
    for (const { sport, firstRow, endRow } of this.#elements) {
      const sportName = sport === undefined ? null : fitSportName(sport);
      this.#rows.addElement({ name: null, sport: sportName, firstRow, endRow });
    }
    this.#rows.replaceHeartRates((times) => this.#heartRates.means(times));
    const createdAt = (this.facts.timeCreated + FIT_EPOCH_SECONDS) * 1000;
    return this.#rows.finish('fit', facts, {
      denseSpeed: this.#dense?.finish() ?? null,
      stops: this.#timer.stops(),
      watchWaves: this.splits.waves(),
      createdAt,
    });
  }
}
