import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../kernel/config/config.ts';
import type { ConnectedService } from '../connected-service.port.ts';
import type { ServiceName } from '../events/connection-events.ts';
import { GarminService } from './garmin/garmin-service.ts';
import { StravaService } from './strava/strava-service.ts';

/** The services by name, and which of them this installation offers. */
@Injectable()
export class ConnectedServices {
  constructor(
    private readonly strava: StravaService,
    private readonly garmin: GarminService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  isOffered(service: ServiceName): boolean {
    return this.config.connections.includes(service);
  }

  of(service: ServiceName): ConnectedService {
    return service === 'strava' ? this.strava : this.garmin;
  }
}
