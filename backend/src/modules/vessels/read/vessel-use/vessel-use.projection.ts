import type { StoredEvent } from '../../../../kernel/event-store/event-definition.ts';
import { documentProjection } from '../../../../kernel/projections/document-projection.ts';
import {
  ActivityDeleted,
  ActivityUploaded,
  type SurfType,
  VesselAssigned,
} from '../../../activities/index.ts';

/** Which vessel an activity was ridden with, and on which kind of wave. */
export interface VesselUse {
  readonly urlHash: string;
  readonly surfType: SurfType;
  readonly vesselId: number | null;
}

type ConsumedEvent = ActivityUploaded | VesselAssigned | ActivityDeleted;

function evolveVesselUse(
  use: VesselUse | undefined,
  event: StoredEvent<ConsumedEvent>,
): VesselUse | undefined {
  switch (event.type) {
    case 'ActivityUploaded':
      return { urlHash: event.data.urlHash, surfType: event.data.surfType, vesselId: null };
    case 'VesselAssigned':
      return use && { ...use, vesselId: event.data.vesselId };
    case 'ActivityDeleted':
      return undefined;
  }
}

const STREAM_PREFIX = 'activity-';

/** Vessels by the activities they were ridden in: `read_vessel_use.vessel_use`. */
export const vesselUseProjection = documentProjection<VesselUse, ConsumedEvent>({
  name: 'vessel_use',
  version: 2,
  table: 'vessel_use',
  key: 'url_hash',
  columns: {
    url_hash: { type: 'text', field: 'urlHash' },
    surf_type: { type: 'text', field: 'surfType' },
    vessel_id: { type: 'bigint', field: 'vesselId' },
  },
  indexes: 'CREATE INDEX ON vessel_use (vessel_id) WHERE vessel_id IS NOT NULL;',
  consumes: [ActivityUploaded, VesselAssigned, ActivityDeleted].map((event) => event.type),
  keyOf: (event) => event.stream.slice(STREAM_PREFIX.length),
  evolve: evolveVesselUse,
});
