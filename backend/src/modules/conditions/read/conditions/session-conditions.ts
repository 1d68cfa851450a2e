import { Injectable } from '@nestjs/common';
import {
  SessionConditions,
  type SessionWater,
  type SurfedSession,
  type Weather,
} from '../../../activities/index.ts';
import { endOf, SessionTides } from '../../adapters/tides/session-tides.ts';
import { TideStations } from '../../adapters/tides/tide-stations.ts';
import { sunAt } from './sun.ts';

/** Computed when read, so that better tables change old sessions too. */
@Injectable()
class ComputedConditions extends SessionConditions {
  constructor(
    private readonly tides: SessionTides,
    private readonly stations: TideStations,
  ) {
    super();
  }

  async of(session: SurfedSession): Promise<SessionWater> {
    const { position, isTimeHidden, rideStarts, startTime, endTime, weather } = session;
    const none = rideStarts.map(() => null);
    if (isTimeHidden) {
      const hidden = { tide: null, nearest_station: null, sun: null, weather: null };
      const conditions = { ...hidden, tide_reason: 'hidden' } as const;
      return { conditions, rideTides: none };
    }
    const time = { startTime, endTime };
    if (position === null || endOf({ ...position, ...time }) === null) {
      return { conditions: null, rideTides: none };
    }
    const found = await this.tides.of({ ...position, ...time });
    const far = found === null ? await this.stations.named(position.latitude, position.longitude) : null;
    return {
      conditions: {
        tide: found && found.tide,
        tide_reason: found === null ? 'no_station' : null,
        nearest_station: far && { station: far.name, distance: far.distance },
        sun: sunAt(position, startTime),
        weather: weather && weatherAnswer(weather),
      },
      rideTides: found === null ? none : rideStarts.map(found.at),
    };
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
