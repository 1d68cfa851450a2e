import type { Decide } from '../../../kernel/decider/decider.ts';
import type { VesselDescribed, VesselEvent } from '../events/vessel-events.ts';
import type { Vessels } from '../vessels.aggregate.ts';
import { ownVessel } from './own-vessel.ts';

export type EditVessel = VesselDescribed['data'];

export const editVessel: Decide<Vessels, EditVessel, VesselEvent> = (command, state) => {
  const before = ownVessel(state, command.vesselId);
  const { brand, model, nickname, type } = command;
  const isUnchanged =
    before.brand === brand && before.model === model && before.nickname === nickname && before.type === type;
  return isUnchanged ? [] : [{ type: 'VesselDescribed', data: command }];
};
