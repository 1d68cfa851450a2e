import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { VesselEvent } from '../../events/vessel-events.ts';
import { ownVessel, type VesselsState } from '../vessels.ts';

export interface DeleteVessel {
  readonly vesselId: number;
}

export const deleteVessel: Decide<VesselsState, DeleteVessel, VesselEvent> = (command, state) => {
  ownVessel(state, command.vesselId);
  return [{ type: 'VesselDeleted', data: { vesselId: command.vesselId } }];
};
