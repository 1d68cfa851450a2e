import { Injectable } from '@nestjs/common';
import { ownTurn } from '../../../../kernel/admission/own-turn.ts';
import { type SessionWaters, Tides, type TideStateName, type TimedSession } from '../../tides.port.ts';
import { endOf } from './session-tides.ts';
import { StationPrediction, type Turn } from './tide-prediction.ts';
import { stateAt, timeInStates } from './tide-state.ts';
import { TideStations } from './tide-stations.ts';

/** Sessions in the cache; each takes half a kilobyte. */
const MOST_CACHED = 10_000;

/** Predicts each session once, in an event loop turn of its own. */
@Injectable()
class ManyTides extends Tides {
  private readonly cache = new Map<string, readonly Turn[]>();

  constructor(private readonly stations: TideStations) {
    super();
  }

  async of(sessions: readonly TimedSession[]): Promise<readonly (SessionWaters | null)[]> {
    const waters: (SessionWaters | null)[] = [];
    for (const session of sessions) waters.push(watersOf(session, await this.turnsOf(session)));
    return waters;
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
  { startTime, endTime, rideStarts }: TimedSession,
  turns: readonly Turn[],
): SessionWaters | null {
  const atStart = stateAt(turns, startTime);
  if (atStart === null) return null;
  const rides = new Map<TideStateName, number>();
  for (const start of rideStarts) {
    const state = stateAt(turns, start);
    if (state !== null) rides.set(state, (rides.get(state) ?? 0) + 1);
  }
  const times = [...timeInStates(turns, startTime, endTime)];
  return { atStart, rides, seconds: new Map(times.map(([state, millis]) => [state, millis / 1000])) };
}

export const manyTides = { provide: Tides, useClass: ManyTides };
