import type { ServiceParts } from '../services/service-parts.ts';
import * as connectGarmin from './connect-garmin.use-case.ts';
import * as garminProfileQuery from './garmin-profile.query.ts';
import { GarminService } from './garmin-service.ts';
import { GarminSignIn } from './garmin-sign-in.ts';
import { PendingSignIns } from './pending-sign-ins.ts';
import { SignInLimit } from './sign-in-limit.ts';

export const garminParts: ServiceParts = {
  adapter: GarminService,
  slices: [connectGarmin, garminProfileQuery],
  providers: [PendingSignIns, SignInLimit, GarminSignIn],
};
