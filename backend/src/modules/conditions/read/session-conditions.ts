import { Injectable } from '@nestjs/common';
import { isInstant } from '../../../kernel/event-store/fields.ts';
import {
  type AttemptStarts,
  type RideFlow,
  SessionConditions,
  type SessionWater,
  type SurfedSession,
  type Weather,
} from '../../activities/index.ts';
import { Flows, isAtRapids } from '../adapters/flows.ts';
import { endOf, SessionTides } from '../adapters/session-tides.ts';
import { TideStations } from '../adapters/tide-stations.ts';
import { flowAnswer, rideFlow } from './flow-answer.ts';
import { sunAt } from './sun.ts';

/** Computed when read, so that better tables change old sessions too. */
@Injectable()
class ComputedConditions extends SessionConditions {
  constructor(
    private readonly tides: SessionTides,
    private readonly stations: TideStations,
    private readonly flows: Flows,
  ) {
    super();
  }

  async of(session: SurfedSession): Promise<SessionWater> {
    const { surfType, position, isTimeHidden, rideStarts, startTime, endTime, weather } = session;
    const none = rideStarts.map(() => null);
    if (isTimeHidden) {
      const hidden = { tide: null, nearest_station: null, flow: null, sun: null, weather: null };
      const conditions = { ...hidden, tide_reason: 'hidden' } as const;
      return { conditions, rideTides: none, rideFlows: none };
    }
    const time = { startTime, endTime };
    if (position === null || endOf({ ...position, ...time }) === null) {
      return { conditions: null, rideTides: none, rideFlows: none };
    }
    const isWithoutWave = surfType !== 'standing_waves' && isAtRapids(position.latitude, position.longitude);
    const flow = isWithoutWave ? null : await this.flows.at({ ...position, time: startTime });
    const found = await this.tides.of({ ...position, ...time });
    const far = found === null ? await this.stations.named(position.latitude, position.longitude) : null;
    return {
      conditions: {
        tide: found && found.tide,
        tide_reason: found === null ? 'no_station' : null,
        nearest_station: far && { station: far.name, distance: far.distance },
        flow: flow && flowAnswer(flow, startTime, endOf({ ...position, ...time })!),
        sun: sunAt(position, startTime),
        weather: weather && weatherAnswer(weather),
      },
      rideTides: found === null ? none : rideStarts.map(found.at),
      rideFlows: flow === null ? none : rideStarts.map((start) => rideFlow(flow, start)),
    };
  }

  async attemptFlows(sessions: readonly AttemptStarts[]): Promise<readonly (readonly RideFlow[] | null)[]> {
    const flows: (readonly RideFlow[] | null)[] = [];
    for (const { position, isTimeHidden, starts } of sessions) {
      const [time] = starts;
      const isKnown = position !== null && !isTimeHidden && time !== undefined && isInstant(time);
      const flow = isKnown ? await this.flows.at({ ...position, time }) : null;
      flows.push(flow && starts.map((start) => rideFlow(flow, start)));
    }
    return flows;
  }
}

const weatherAnswer = (weather: NonNullable<SurfedSession['weather']>): Weather => ({
  source: weather.source,
  wave_height: weather.waveHeight,
  wave_period: weather.wavePeriod,
  wave_direction: weather.waveDirection,
  wind_speed: weather.windSpeed,
  wind_direction: weather.windDirection,
  water_temperature: weather.waterTemperature,
  at: weather.at,
});

export const sessionConditions = { provide: SessionConditions, useClass: ComputedConditions };
