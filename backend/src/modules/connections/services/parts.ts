import type { ServiceName } from '@rideline/detection-engine';
import { garminParts } from '../garmin/garmin.parts.ts';
import { intervalsParts } from '../intervals/intervals.parts.ts';
import type { ServiceParts } from './service-parts.ts';
import { stravaParts } from '../strava/strava.parts.ts';

export const PARTS_BY_NAME: Readonly<Record<ServiceName, ServiceParts>> = {
  garmin: garminParts,
  strava: stravaParts,
  intervals: intervalsParts,
};
