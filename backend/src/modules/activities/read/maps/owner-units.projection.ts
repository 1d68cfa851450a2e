import type { StoredEvent } from '../../../../kernel/event-store/event-definition.ts';
import { rowProjection } from '../../../../kernel/projections/row-projection.ts';
import { AccountErased, PreferencesChosen } from '../../../identity/index.ts';
import type { Units } from '../public/units.ts';

export interface OwnerUnitsRow extends Units {
  readonly user_id: number;
}

type UnitsEvent = PreferencesChosen | AccountErased;

const STREAM_PREFIX = 'account-';
const personOf = (event: StoredEvent<UnitsEvent>) => Number(event.stream.slice(STREAM_PREFIX.length));

/** The units of people who chose some: `read_activity_owner_units.owner_units`. */
export const ownerUnitsProjection = rowProjection<OwnerUnitsRow, UnitsEvent>({
  name: 'activity_owner_units',
  version: 1,
  table: 'owner_units',
  key: 'user_id',
  fields: { user_id: 'bigint', distance_unit: 'text NOT NULL', speed_unit: 'text NOT NULL' },
  consumes: [PreferencesChosen.type, AccountErased.type],
  keyOf: personOf,
  evolve: (_row, event) =>
    event.type === 'AccountErased'
      ? undefined
      : {
          user_id: personOf(event),
          distance_unit: event.data.distanceUnit,
          speed_unit: event.data.speedUnit,
        },
});
