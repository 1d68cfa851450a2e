import type { Provider, Type } from '@nestjs/common';
import type { Slice } from '../../../kernel/slices.ts';
import type { ConnectedService } from '../connected-service.port.ts';

/** What the folder of a service registers. */
export interface ServiceParts {
  readonly adapter: Type<ConnectedService>;
  /** Its way to connect, and routes that no other service has. */
  readonly slices: readonly Slice[];
  readonly providers: readonly Provider[];
}
