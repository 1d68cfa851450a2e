import type { ServiceParts } from '../services/service-parts.ts';
import * as connectIntervals from './connect-intervals.use-case.ts';
import { IntervalsService } from './intervals-service.ts';

export const intervalsParts: ServiceParts = {
  adapter: IntervalsService,
  slices: [connectIntervals],
  providers: [],
};
