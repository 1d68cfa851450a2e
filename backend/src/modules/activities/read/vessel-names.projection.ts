import { documentProjection } from '../../../kernel/projections/document-projection.ts';
import { vesselEvents, type VesselEvent, type VesselType } from '../../vessels/index.ts';

/** A vessel as its activities and their files show it. */
export interface VesselName {
  readonly vesselId: number;
  readonly nickname: string | null;
  readonly brand: string;
  readonly model: string;
  readonly type: VesselType;
}

/** Names of vessels: `read_activity_vessels.vessel`. Activities of a deleted vessel show none. */
export const vesselNamesProjection = documentProjection<VesselName, VesselEvent>({
  name: 'activity_vessels',
  version: 3,
  table: 'vessel',
  key: 'vessel_id',
  columns: { vessel_id: { type: 'bigint', field: 'vesselId' } },
  consumes: vesselEvents.map((event) => event.type),
  keyOf: (event) => event.data.vesselId,
  evolve(_vessel, event) {
    if (event.type === 'VesselDeleted') return undefined;
    const { vesselId, nickname, brand, model, type } = event.data;
    return { vesselId, nickname, brand, model, type };
  },
});
