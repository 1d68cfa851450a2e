import type { StoredEvent } from '../../../../kernel/event-store/event-definition.ts';
import { vesselsOwner } from '../../../vessels/index.ts';
import type { AnalyzedEvent } from './analyzed-events.ts';
import type { Fact } from './fact-tables.ts';

/** The facts of one event about a vessel; at most one. */
export function vesselFacts(event: StoredEvent<AnalyzedEvent>): readonly Fact<'fact_vessel'>[] {
  switch (event.type) {
    case 'VesselAdded':
    case 'VesselDescribed':
    case 'VesselDeleted': {
      const fact = {
        position: event.position,
        vessel_id: event.data.vesselId,
        user_id: vesselsOwner(event.stream),
      };
      const isDeleted = event.type === 'VesselDeleted';
      return [
        {
          ...fact,
          ...(isDeleted ? { what: 'deleted' } : { what: 'described', vessel_type: event.data.type }),
        },
      ];
    }
    default:
      return [];
  }
}
