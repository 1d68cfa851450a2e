import { Global, Module } from '@nestjs/common';
import { SessionTides } from './adapters/tides/session-tides.ts';
import { TideStations } from './adapters/tides/tide-stations.ts';
import { sessionConditions } from './read/conditions/session-conditions.ts';

/** Global: activities get the implementation of `SessionConditions` from here without an import. */
@Global()
@Module({
  providers: [SessionTides, TideStations, sessionConditions],
  exports: [sessionConditions],
})
export class ConditionsModule {}
