import type { Decide } from '../../../kernel/decider/decider.ts';
import type { VesselDeleted, VesselEvent } from '../events/vessel-events.ts';
import type { Vessels } from '../vessels.aggregate.ts';
import { ownVessel } from './own-vessel.ts';

export type DeleteVessel = VesselDeleted['data'];

export const deleteVessel: Decide<Vessels, DeleteVessel, VesselEvent> = (command, state) => {
  ownVessel(state, command.vesselId);
  return [{ type: 'VesselDeleted', data: { vesselId: command.vesselId } }];
};
