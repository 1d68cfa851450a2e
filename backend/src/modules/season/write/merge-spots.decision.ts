import type { Decide } from '../../../kernel/decider/decider.ts';
import { DomainError } from '../../../platform/errors/domain-error.ts';
import type { SpotEvent, SpotsMerged } from '../events/spot-events.ts';
import type { Spots } from '../spots.aggregate.ts';
import { ownSpot } from './own-spot.ts';

export type MergeSpots = SpotsMerged['data'];

/** @throws DomainError not_found for either spot, unprocessable for one and the same */
export const mergeSpots: Decide<Spots, MergeSpots, SpotEvent> = (command, state) => {
  const { spotId, into } = command;
  ownSpot(state, spotId);
  ownSpot(state, into);
  if (spotId === into) {
    throw new DomainError('unprocessable', 'A spot cannot be merged into itself', { code: 'same_spot' });
  }
  return [{ type: 'SpotsMerged', data: command }];
};
