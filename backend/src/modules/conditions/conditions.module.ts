import { Global, Module } from '@nestjs/common';
import { manyTides } from './tides/many-tides.ts';
import { SessionTides } from './tides/session-tides.ts';
import { TideStations } from './tides/tide-stations.ts';
import { CurrentStations } from './tides/current-stations.ts';
import { Flows } from './tides/flows.ts';
import { openMeteo } from './weather/open-meteo.ts';
import { floodPeaks, Floods } from './read/floods.ts';
import { RapidsHttp } from './read/rapids.query.ts';
import { sessionConditions } from './read/session-conditions.ts';

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
