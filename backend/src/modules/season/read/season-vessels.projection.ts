import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { documentProjection } from '../../../kernel/projections/document-projection.ts';
import { AccountErased, accountOf } from '../../identity/index.ts';
import { vesselEvents, vesselsOwner, type VesselEvent } from '../../vessels/index.ts';

/** A vessel by its nickname, else its brand and model. */
export interface SeasonVessel {
  readonly vesselId: number;
  readonly name: string;
}

interface OwnedVessels {
  readonly owner: number;
  readonly vessels: readonly SeasonVessel[];
}

type ConsumedEvent = VesselEvent | AccountErased;

const ownerOf = ({ type, stream }: StoredEvent<ConsumedEvent>) =>
  type === 'AccountErased' ? accountOf(stream) : vesselsOwner(stream);

/** Names of vessels per person: `read_season_vessels.vessels`. */
export const seasonVesselsProjection = documentProjection<OwnedVessels, ConsumedEvent>({
  name: 'season_vessels',
  version: 1,
  table: 'vessels',
  key: 'owner',
  columns: { owner: { type: 'bigint', field: 'owner' } },
  consumes: [...vesselEvents, AccountErased].map((event) => event.type),
  keyOf: ownerOf,
  evolve(owned, event) {
    if (event.type === 'AccountErased') return undefined;
    const { vesselId } = event.data;
    const others = (owned?.vessels ?? []).filter((vessel) => vessel.vesselId !== vesselId);
    if (event.type === 'VesselDeleted') return { owner: ownerOf(event), vessels: others };
    const { nickname, brand, model } = event.data;
    return {
      owner: ownerOf(event),
      vessels: [...others, { vesselId, name: nickname ?? `${brand} ${model}` }],
    };
  },
});
