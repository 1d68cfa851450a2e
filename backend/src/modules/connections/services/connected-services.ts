import { Inject, Injectable } from '@nestjs/common';
import type { ServiceName } from '@rideline/detection-engine';
import { CONFIG, type Config } from '../../../kernel/config/config.ts';
import type { ConnectedService } from '../connected-service.port.ts';
import { GarminService } from './garmin/garmin-service.ts';
import { StravaService } from './strava/strava-service.ts';

/** The adapters, each in a field with its service's name, and which of them this installation offers. */
@Injectable()
export class ConnectedServices {
  constructor(
    private readonly garmin: GarminService,
    private readonly strava: StravaService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  isOffered(service: ServiceName): boolean {
    return this.config.connections.includes(service);
  }

  of(service: ServiceName): ConnectedService {
    return this[service];
  }
}
