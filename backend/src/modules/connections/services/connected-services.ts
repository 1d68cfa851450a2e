import { Inject, Injectable } from '@nestjs/common';
import type { ServiceName } from '@rideline/detection-engine';
import { CONFIG, type Config } from '../../../kernel/config/config.ts';
import type { ConnectedService } from '../connected-service.port.ts';
import { GarminService } from './garmin/garmin-service.ts';
import { StravaService } from './strava/strava-service.ts';

/** The services by name, and which of them this installation offers. */
@Injectable()
export class ConnectedServices {
  private readonly byName: Readonly<Record<ServiceName, ConnectedService>>;

  constructor(
    garmin: GarminService,
    strava: StravaService,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.byName = { garmin, strava };
  }

  isOffered(service: ServiceName): boolean {
    return this.config.connections.includes(service);
  }

  of(service: ServiceName): ConnectedService {
    return this.byName[service];
  }
}
