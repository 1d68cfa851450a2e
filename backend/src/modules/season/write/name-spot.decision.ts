import type { Decide } from '../../../kernel/decider/decider.ts';
import type { SpotEvent, SpotNamed } from '../events/spot-events.ts';
import type { Spots } from '../spots.aggregate.ts';
import { ownSpot } from './own-spot.ts';

/** An empty name gives the name of the place back. */
export type NameSpot = SpotNamed['data'];

export const nameSpot: Decide<Spots, NameSpot, SpotEvent> = (command, state) => {
  const before = ownSpot(state, command.spotId);
  return (before.name ?? '') === command.name ? [] : [{ type: 'SpotNamed', data: command }];
};
