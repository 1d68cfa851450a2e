import { VesselAdded } from './vessel-added.ts';
import { VesselDeleted } from './vessel-deleted.ts';
import { VesselDescribed } from './vessel-described.ts';

/** Every fact a person's stream of vessels can hold. */
export const vesselEvents = [VesselAdded, VesselDescribed, VesselDeleted] as const;
export type VesselEvent = VesselAdded | VesselDescribed | VesselDeleted;

export const vesselsStream = (owner: number) => `vessels-${owner}`;
