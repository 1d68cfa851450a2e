import { Injectable } from '@nestjs/common';
import { createTidePredictor } from '@neaps/tide-predictor';
import { distance } from 'geokdbush';
import { ownTurn } from '../../../platform/admission/own-turn.ts';
import { Flow, type FlowModel } from '../flow/flow.ts';
import type { Series } from '../flow/half-cycles.ts';
import { CONSTITUENTS, headOf, INSIDE, OUTSIDE, RAPIDS, RAPIDS_MODEL } from '../flow/rapids.ts';
import { CurrentStations } from './current-stations.ts';
import type { Constituent } from './tide-prediction.ts';
import { type NearStation, TideStations } from './tide-stations.ts';

/** The current of a farther place is another one. */
const NEAR_KM = 3;
const DAY_MS = 86_400_000;
const STEP_SECONDS = 300;
/** Each block is predicted once, so that a flood is the same in all answers. */
const BLOCK_DAYS = 10;
/** Days around a block, for sessions of up to two days and the half cycles around them. */
const BEFORE_DAYS = 2;
const AFTER_DAYS = 4;
/** Blocks of 36 kB in memory. */
const MOST_CACHED = 200;

const STATION_MODEL: FlowModel = {
  slackDelayMs: 0,
  leastPeak: 0.2,
  knots: (value) => value,
  valueOf: (knots) => knots,
};

/** The current at a place around a time. */
export interface PlaceFlow {
  readonly flow: Flow;
  /** By two gauges, and not by a station of the current itself. */
  readonly isEstimate: boolean;
  readonly credits: readonly string[];
}

interface PlaceAndTime {
  readonly latitude: number;
  readonly longitude: number;
  /** Epoch milliseconds. */
  readonly time: number;
}

/** Currents of the rapids and of stations that measure one. */
@Injectable()
export class Flows {
  private readonly cache = new Map<string, Promise<PlaceFlow | null>>();

  constructor(
    private readonly tides: TideStations,
    private readonly currents: CurrentStations,
  ) {}

  /** null where no current is known within 3 km. */
  async at({ latitude, longitude, time }: PlaceAndTime): Promise<PlaceFlow | null> {
    if (isAtRapids(latitude, longitude)) return this.rapids(time);
    const station = await this.currents.nearest(latitude, longitude, NEAR_KM);
    if (station === null) return null;
    const { name, credit, mean, constituents } = station;
    return this.block(name, time, async (from, to) => {
      await ownTurn();
      const { values, ...steps } = seriesOf(constituents, from, to);
      const series = { ...steps, values: values.map((value) => value + mean) };
      return {
        flow: new Flow(series, STATION_MODEL),
        isEstimate: false,
        credits: [`${name}: ${credit}`],
      };
    });
  }

  /** The rapids around a time; null without the build's table. */
  rapids(time: number): Promise<PlaceFlow | null> {
    return this.block('rapids', time, async (from, to) => {
      const [outside, inside] = await Promise.all([this.tides.at(OUTSIDE), this.tides.at(INSIDE)]);
      if (outside === null || inside === null) return null;
      await ownTurn();
      return {
        flow: new Flow(headOf(levelOf(outside, from, to), levelOf(inside, from, to)), RAPIDS_MODEL),
        isEstimate: true,
        credits: [outside, inside].map(({ name, credit }) => `${name}: ${credit}`),
      };
    });
  }

  private block(
    place: string,
    time: number,
    predict: (from: number, to: number) => Promise<PlaceFlow | null>,
  ): Promise<PlaceFlow | null> {
    const [first, next] = blockAt(time);
    const key = `${place} ${first}`;
    const found = this.cache.get(key) ?? predict(first - BEFORE_DAYS * DAY_MS, next + AFTER_DAYS * DAY_MS);
    this.cache.delete(key);
    this.cache.set(key, found);
    if (this.cache.size > MOST_CACHED) this.cache.delete(this.cache.keys().next().value!);
    return found;
  }
}

export const isAtRapids = (latitude: number, longitude: number): boolean =>
  distance(longitude, latitude, RAPIDS.longitude, RAPIDS.latitude) <= NEAR_KM;

/** Epoch milliseconds of the block at a time and of the next one. */
export function blockAt(time: number): readonly [first: number, next: number] {
  const length = BLOCK_DAYS * DAY_MS;
  const first = Math.floor(time / length) * length;
  return [first, first + length];
}

const levelOf = ({ constituents }: NearStation, from: number, to: number) =>
  seriesOf(
    constituents.filter(({ name }) => CONSTITUENTS.has(name)),
    from,
    to,
  );

/** Levels of constituents around their mean, every five minutes, at the same times for any start. */
function seriesOf(constituents: readonly Constituent[], from: number, to: number): Series {
  const stepMs = STEP_SECONDS * 1000;
  const start = Math.floor(from / stepMs) * stepMs;
  const points = createTidePredictor([...constituents], {
    nodeCorrections: 'schureman',
  }).getTimelinePrediction({
    start: new Date(start),
    end: new Date(Math.ceil(to / stepMs) * stepMs),
    timeFidelity: STEP_SECONDS,
  });
  return { start, stepMs, values: points.map(({ level }) => level) };
}
