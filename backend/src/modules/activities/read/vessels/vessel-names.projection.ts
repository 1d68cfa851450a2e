import type { StoredEvent } from '../../../../kernel/event-store/event-definition.ts';
import { rowProjection } from '../../../../kernel/projections/row-projection.ts';
import { vesselEvents, type VesselEvent } from '../../../vessels/index.ts';

/** What an activity shows of the vessel that was ridden. */
export interface VesselNameRow {
  readonly vessel_id: number;
  readonly nickname: string | null;
  readonly brand: string;
  readonly model: string;
}

function evolveVesselName(
  _row: VesselNameRow | undefined,
  event: StoredEvent<VesselEvent>,
): VesselNameRow | undefined {
  if (event.type === 'VesselDeleted') return undefined;
  const { vesselId, nickname, brand, model } = event.data;
  return { vessel_id: vesselId, nickname, brand, model };
}

/** Names of vessels by id: `read_activity_vessels.vessel`. A deleted vessel leaves its activities without one. */
export const vesselNamesProjection = rowProjection<VesselNameRow, VesselEvent>({
  name: 'activity_vessels',
  version: 1,
  table: 'vessel',
  key: 'vessel_id',
  fields: { vessel_id: 'bigint', nickname: 'text', brand: 'text NOT NULL', model: 'text NOT NULL' },
  consumes: vesselEvents.map((event) => event.type),
  keyOf: (event) => event.data.vesselId,
  evolve: evolveVesselName,
});
