import { Global, Module } from '@nestjs/common';
import { manyTides } from './adapters/tides/many-tides.ts';
import { SessionTides } from './adapters/tides/session-tides.ts';
import { TideStations } from './adapters/tides/tide-stations.ts';
import { openMeteo } from './adapters/weather/open-meteo.ts';
import { sessionConditions } from './read/conditions/session-conditions.ts';

/** Global: activities and seasons get the implementations of `SessionConditions`, `WeatherService` and `Tides` from here without an import. */
@Global()
@Module({
  providers: [SessionTides, TideStations, manyTides, openMeteo, sessionConditions],
  exports: [manyTides, openMeteo, sessionConditions],
})
export class ConditionsModule {}
