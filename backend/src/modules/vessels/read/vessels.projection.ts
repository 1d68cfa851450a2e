import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { documentProjection } from '../../../kernel/projections/document-projection.ts';
import { AccountErased, accountOf } from '../../identity/index.ts';
import { vesselEvents, vesselsOwner, type VesselEvent } from '../events/vessel-events.ts';
import { type Vessels, vessels } from '../vessels.aggregate.ts';

/** A person's vessels in the order they were added. */
export interface OwnedVessels {
  readonly owner: number;
  readonly vessels: Vessels;
}

type ConsumedEvent = VesselEvent | AccountErased;

const ownerOf = ({ type, stream }: StoredEvent<ConsumedEvent>) =>
  type === 'AccountErased' ? accountOf(stream) : vesselsOwner(stream);

function evolve(
  owned: OwnedVessels | undefined,
  event: StoredEvent<ConsumedEvent>,
): OwnedVessels | undefined {
  if (event.type === 'AccountErased') return undefined;
  return { owner: ownerOf(event), vessels: vessels.evolve(owned?.vessels ?? vessels.initialState, event) };
}

/** Vessels per person: `read_vessels.vessels`. */
export const vesselsProjection = documentProjection<OwnedVessels, ConsumedEvent>({
  name: 'vessels',
  version: 2,
  table: 'vessels',
  key: 'owner',
  columns: { owner: { type: 'bigint', field: 'owner' } },
  consumes: [...vesselEvents, AccountErased].map((event) => event.type),
  keyOf: ownerOf,
  evolve,
});
