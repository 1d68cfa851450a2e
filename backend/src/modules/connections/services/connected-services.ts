import { Inject, Injectable } from '@nestjs/common';
import type { ServiceName } from '@rideline/detection-engine';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import type { ConnectedService } from '../connected-service.port.ts';

/** Token of the adapters by their service's name. */
export const ADAPTERS = Symbol('ADAPTERS');

/** The adapters, and which of the services this installation offers. */
@Injectable()
export class ConnectedServices {
  constructor(
    @Inject(ADAPTERS) private readonly adapters: ReadonlyMap<ServiceName, ConnectedService>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  isOffered(service: ServiceName): boolean {
    return this.config.connections.includes(service);
  }

  of(service: ServiceName): ConnectedService {
    return this.adapters.get(service)!;
  }
}
