export { vesselEvents, vesselsStream, type VesselEvent } from './events/vessel-events.ts';
export type { VesselType } from './events/vessel-description.ts';
