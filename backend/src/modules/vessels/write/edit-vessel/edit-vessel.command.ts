import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { VesselDescription } from '../../events/vessel-description.ts';
import type { VesselEvent } from '../../events/vessel-events.ts';
import { ownVessel, type VesselsState } from '../vessels.ts';

export interface EditVessel extends VesselDescription {
  readonly vesselId: number;
}

export const editVessel: Decide<VesselsState, EditVessel, VesselEvent> = (command, state) => {
  const before = ownVessel(state, command.vesselId);
  const { brand, model, nickname, type } = command;
  const same =
    before.brand === brand && before.model === model && before.nickname === nickname && before.type === type;
  return same ? [] : [{ type: 'VesselDescribed', data: command }];
};
