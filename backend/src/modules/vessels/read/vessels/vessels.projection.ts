import type { StoredEvent } from '../../../../kernel/event-store/event-definition.ts';
import { rowProjection } from '../../../../kernel/projections/row-projection.ts';
import { AccountErased } from '../../../identity/index.ts';
import { vesselEvents, type VesselEvent } from '../../events/vessel-events.ts';
import { type Vessels, vessels } from '../../vessels.aggregate.ts';

/** A person's vessels in the order they were added. */
export interface VesselsRow {
  readonly owner: number;
  readonly vessels: Vessels;
}

type ConsumedEvent = VesselEvent | AccountErased;

/** `vessels-7` and `account-7` are both of person 7. */
const ownerOf = (event: StoredEvent<ConsumedEvent>) =>
  Number(event.stream.slice(event.stream.lastIndexOf('-') + 1));

function evolveRow(row: VesselsRow | undefined, event: StoredEvent<ConsumedEvent>): VesselsRow | undefined {
  if (event.type === 'AccountErased') return undefined;
  return { owner: ownerOf(event), vessels: vessels.evolve(row?.vessels ?? vessels.initialState, event) };
}

/** Vessels per person: `read_vessels.vessels`. */
export const vesselsProjection = rowProjection<VesselsRow, ConsumedEvent>({
  name: 'vessels',
  version: 1,
  table: 'vessels',
  key: 'owner',
  fields: { owner: 'bigint', vessels: 'json NOT NULL' },
  consumes: [...vesselEvents, AccountErased].map((event) => event.type),
  keyOf: ownerOf,
  evolve: evolveRow,
});
