import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { documentProjection } from '../../../kernel/projections/document-projection.ts';
import { AccountErased, accountOf } from '../../identity/index.ts';
import { spotEvents, spotsOwner, type SpotEvent } from '../events/spot-events.ts';
import { type Spots, spots } from '../spots.aggregate.ts';

export interface OwnedSpots {
  readonly owner: number;
  readonly found: Spots;
}

type ConsumedEvent = SpotEvent | AccountErased;

const ownerOf = ({ type, stream }: StoredEvent<ConsumedEvent>) =>
  type === 'AccountErased' ? accountOf(stream) : spotsOwner(stream);

/** Spots per person: `read_spots.spots`. */
export const spotsProjection = documentProjection<OwnedSpots, ConsumedEvent>({
  name: 'spots',
  version: 2,
  table: 'spots',
  key: 'owner',
  columns: { owner: { type: 'bigint', field: 'owner' } },
  consumes: [...spotEvents, AccountErased].map((event) => event.type),
  keyOf: ownerOf,
  evolve(owned, event) {
    if (event.type === 'AccountErased') return undefined;
    return { owner: ownerOf(event), found: spots.evolve(owned?.found ?? spots.initialState, event) };
  },
});
