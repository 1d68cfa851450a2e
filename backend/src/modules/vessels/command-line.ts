/** The door for the command line. */
export type { VesselType } from './events/vessel-events.ts';
export { AddVesselCommand } from './write/add-vessel.use-case.ts';
export { DeleteVesselCommand } from './write/delete-vessel.use-case.ts';
