import type { Decide } from '../../../kernel/decider/decider.ts';
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts';
import type { SpotEvent, SpotSeparated, SpotsMerged } from '../events/spot-events.ts';
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

export type SeparateSpot = SpotSeparated['data'];

/**
 * Undoes a merge; a spot that is its own already gives no event.
 * @throws DomainError not_found, the same for a foreign and a missing spot
 */
export const separateSpot: Decide<Spots, SeparateSpot, SpotEvent> = ({ spotId }, { spots }) => {
  const spot = spots.find((one) => one.spotId === spotId);
  if (spot === undefined) throw notFound('Spot not found');
  return spot.into === null ? [] : [{ type: 'SpotSeparated', data: { spotId } }];
};
