import type { ServiceName } from '@rideline/detection-engine';
import { garmin } from '../garmin/garmin.ts';
import { intervals } from '../intervals/intervals.ts';
import type { Service } from './service.ts';
import { strava } from '../strava/strava.ts';

/**
 * The services of this version. Routes that all of them have are one controller each, from `SERVICES.map`; OpenAPI
 * names an operation by its method, which therefore has the service's name.
 */
export const SERVICE_BY_NAME: Readonly<Record<ServiceName, Service>> = { garmin, strava, intervals };
