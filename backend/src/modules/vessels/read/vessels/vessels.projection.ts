import type { StoredEvent } from '../../../../kernel/event-store/event-definition.ts';
import { rowProjection } from '../../../../kernel/projections/row-projection.ts';
import { AccountErased } from '../../../identity/index.ts';
import type { VesselDescription } from '../../events/vessel-description.ts';
import { vesselEvents, type VesselEvent } from '../../events/vessel-events.ts';

export interface Vessel extends VesselDescription {
  readonly id: number;
}

/** A person's vessels in the order they were added. */
export interface VesselsRow {
  readonly owner: number;
  readonly vessels: readonly Vessel[];
}

type ConsumedEvent = VesselEvent | AccountErased;

/** `vessels-7` and `account-7` are both of person 7. */
const ownerOf = (event: StoredEvent<ConsumedEvent>) =>
  Number(event.stream.slice(event.stream.lastIndexOf('-') + 1));

function evolveVessels(
  row: VesselsRow | undefined,
  event: StoredEvent<ConsumedEvent>,
): VesselsRow | undefined {
  if (event.type === 'AccountErased') return undefined;
  const { owner, vessels } = row ?? { owner: ownerOf(event), vessels: [] };
  switch (event.type) {
    case 'VesselAdded': {
      const { vesselId, ...description } = event.data;
      return { owner, vessels: [...vessels, { id: vesselId, ...description }] };
    }
    case 'VesselDescribed': {
      const { vesselId, ...description } = event.data;
      return {
        owner,
        vessels: vessels.map((vessel) =>
          vessel.id === vesselId ? { id: vesselId, ...description } : vessel,
        ),
      };
    }
    case 'VesselDeleted':
      return { owner, vessels: vessels.filter((vessel) => vessel.id !== event.data.vesselId) };
  }
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
  evolve: evolveVessels,
});
