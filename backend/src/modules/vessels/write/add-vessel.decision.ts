import type { Decide } from '../../../kernel/decider/decider.ts';
import type { VesselAdded, VesselEvent } from '../events/vessel-events.ts';
import type { Vessels } from '../vessels.aggregate.ts';

export type AddVessel = VesselAdded['data'];

export const addVessel: Decide<Vessels, AddVessel, VesselEvent> = (command) => [
  { type: 'VesselAdded', data: command },
];
