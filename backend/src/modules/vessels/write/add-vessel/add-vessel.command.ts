import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { VesselDescription } from '../../events/vessel-description.ts';
import type { VesselEvent } from '../../events/vessel-events.ts';
import type { VesselsState } from '../vessels.ts';

export interface AddVessel extends VesselDescription {
  readonly vesselId: number;
}

export const addVessel: Decide<VesselsState, AddVessel, VesselEvent> = (command) => [
  { type: 'VesselAdded', data: command },
];
