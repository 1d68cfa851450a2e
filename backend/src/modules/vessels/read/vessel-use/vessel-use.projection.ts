import type { StoredEvent } from '../../../../kernel/event-store/event-definition.ts';
import { rowProjection } from '../../../../kernel/projections/row-projection.ts';
import {
  ActivityDeleted,
  ActivityUploaded,
  type SurfType,
  VesselAssigned,
} from '../../../activities/index.ts';

/** Which vessel an activity was ridden with, and on which kind of wave. */
export interface VesselUseRow {
  readonly url_hash: string;
  readonly surf_type: SurfType;
  readonly vessel_id: number | null;
}

type ConsumedEvent = ActivityUploaded | VesselAssigned | ActivityDeleted;

function evolveVesselUse(
  row: VesselUseRow | undefined,
  event: StoredEvent<ConsumedEvent>,
): VesselUseRow | undefined {
  switch (event.type) {
    case 'ActivityUploaded':
      return { url_hash: event.data.urlHash, surf_type: event.data.surfType, vessel_id: null };
    case 'VesselAssigned':
      return row && { ...row, vessel_id: event.data.vesselId };
    case 'ActivityDeleted':
      return undefined;
  }
}

const STREAM_PREFIX = 'activity-';

/** Uses of vessels: `read_vessel_use.vessel_use`. */
export const vesselUseProjection = rowProjection<VesselUseRow, ConsumedEvent>({
  name: 'vessel_use',
  version: 1,
  table: 'vessel_use',
  key: 'url_hash',
  fields: { url_hash: 'text', surf_type: 'text NOT NULL', vessel_id: 'bigint' },
  indexes: 'CREATE INDEX ON vessel_use (vessel_id) WHERE vessel_id IS NOT NULL;',
  consumes: [ActivityUploaded, VesselAssigned, ActivityDeleted].map((event) => event.type),
  keyOf: (event) => event.stream.slice(STREAM_PREFIX.length),
  evolve: evolveVesselUse,
});
