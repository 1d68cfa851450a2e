import { Injectable } from '@nestjs/common';
import { ownTurn } from '../../../platform/admission/own-turn.ts';
import {
  FLOW_BANDS,
  type FlowBand,
  type SessionFlow,
  type SessionWaters,
  Tides,
  type TideStateName,
  type TimedSession,
} from '../tides.port.ts';
import { Flows, type PlaceFlow } from './flows.ts';
import { endOf } from './session-tides.ts';
import { StationPrediction, type Turn } from './tide-prediction.ts';
import { stateAt, timeInStates } from './tide-state.ts';
import { TideStations } from './tide-stations.ts';

/** Sessions in the cache; each takes half a kilobyte. */
const MOST_CACHED = 10_000;
const STEP_MS = 60_000;

/** Predicts each session once, in an event loop turn of its own. */
@Injectable()
class ManyTides extends Tides {
  private readonly cache = new Map<string, readonly Turn[]>();

  constructor(
    private readonly stations: TideStations,
    private readonly flows: Flows,
  ) {
    super();
  }

  async of(sessions: readonly TimedSession[]): Promise<readonly (SessionWaters | null)[]> {
    const waters: (SessionWaters | null)[] = [];
    for (const session of sessions) {
      waters.push(watersOf(session, await this.turnsOf(session), await this.flowOf(session)));
    }
    return waters;
  }

  private async flowOf(session: TimedSession): Promise<PlaceFlow | null> {
    const { surfType, latitude, longitude, startTime: time } = session;
    if (surfType !== 'standing_waves' || endOf(session) === null) return null;
    return this.flows.at({ latitude, longitude, time });
  }

  private async turnsOf(session: TimedSession): Promise<readonly Turn[]> {
    const { latitude, longitude, startTime, endTime } = session;
    const key = `${latitude},${longitude},${startTime},${endTime}`;
    const known = this.cache.get(key);
    this.cache.delete(key);
    const turns = known ?? (await this.predicted(session));
    this.cache.set(key, turns);
    if (this.cache.size > MOST_CACHED) this.cache.delete(this.cache.keys().next().value!);
    return turns;
  }

  private async predicted(session: TimedSession): Promise<readonly Turn[]> {
    const end = endOf(session);
    const station = end === null ? null : await this.stations.nearest(session.latitude, session.longitude);
    if (end === null || station === null) return [];
    await ownTurn();
    return new StationPrediction(station).turns(session.startTime, end);
  }
}

function watersOf(
  session: TimedSession,
  turns: readonly Turn[],
  flow: PlaceFlow | null,
): SessionWaters | null {
  const { startTime, endTime, rideStarts } = session;
  const atStart = stateAt(turns, startTime);
  if (atStart === null) return null;
  const rides = new Map<TideStateName, number>();
  for (const start of rideStarts) {
    const state = stateAt(turns, start);
    if (state !== null) rides.set(state, (rides.get(state) ?? 0) + 1);
  }
  const times = [...timeInStates(turns, startTime, endTime)];
  return {
    atStart,
    rides,
    seconds: new Map(times.map(([state, millis]) => [state, millis / 1000])),
    flow: flow && flowOf(session, flow),
  };
}

/** Time in steps of a minute. */
function flowOf(session: TimedSession, { flow }: PlaceFlow): SessionFlow {
  const [seconds, rides] = [new Map<FlowBand, number>(), new Map<FlowBand, number>()];
  const add = (bands: Map<FlowBand, number>, time: number, value: number) => {
    const knots = flow.knotsAt(time);
    const band = FLOW_BANDS.findLast((least) => least === null || knots >= least) ?? null;
    bands.set(band, (bands.get(band) ?? 0) + value);
  };
  const end = endOf(session)!;
  for (let time = session.startTime; time < end; time += STEP_MS) {
    add(seconds, time, Math.min(STEP_MS, end - time) / 1000);
  }
  for (const start of session.rideStarts) add(rides, start, 1);
  return { seconds, rides };
}

export const manyTides = { provide: Tides, useClass: ManyTides };
