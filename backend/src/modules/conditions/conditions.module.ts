import { Global, Module } from '@nestjs/common';
import { manyTides } from './adapters/tides/many-tides.ts';
import { SessionTides } from './adapters/tides/session-tides.ts';
import { TideStations } from './adapters/tides/tide-stations.ts';
import { CurrentStations } from './adapters/tides/current-stations.ts';
import { Flows } from './adapters/tides/flows.ts';
import { openMeteo } from './adapters/weather/open-meteo.ts';
import { floodPeaks, Floods } from './read/rapids/floods.ts';
import { RapidsHttp } from './read/rapids/rapids.query.ts';
import { sessionConditions } from './read/conditions/session-conditions.ts';

/** Global: activities and seasons get the implementations of `SessionConditions`, `WeatherService`, `FloodPeaks` and `Tides` from here without an import. */
@Global()
@Module({
  controllers: [RapidsHttp],
  providers: [
    SessionTides,
    TideStations,
    CurrentStations,
    Flows,
    Floods,
    floodPeaks,
    manyTides,
    openMeteo,
    sessionConditions,
  ],
  exports: [floodPeaks, manyTides, openMeteo, sessionConditions],
})
export class ConditionsModule {}
