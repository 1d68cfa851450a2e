import type { Decide } from '../../../kernel/decider/decider.ts';
import { DomainError } from '../../../platform/errors/domain-error.ts';
import type { VesselAdded, VesselEvent } from '../events/vessel-events.ts';
import type { Vessels } from '../vessels.aggregate.ts';

export type AddVessel = VesselAdded['data'];

const MOST = 200;

/** @throws DomainError conflict for a person who has as many as one may have */
export const addVessel: Decide<Vessels, AddVessel, VesselEvent> = (command, state) => {
  if (state.length >= MOST) {
    const sentence = `You have ${MOST} vessels. Delete one that you no longer use first.`;
    throw new DomainError('conflict', sentence, { code: 'too_many_vessels' });
  }
  return [{ type: 'VesselAdded', data: command }];
};
