import { Global, Module } from '@nestjs/common';
import { manyTides } from './adapters/many-tides.ts';
import { SessionTides } from './adapters/session-tides.ts';
import { TideStations } from './adapters/tide-stations.ts';
import { CurrentStations } from './adapters/current-stations.ts';
import { Flows } from './adapters/flows.ts';
import { openMeteo } from './adapters/open-meteo.ts';
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
