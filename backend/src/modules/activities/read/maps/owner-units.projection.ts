import type { DisplayUnits, TimeDisplay } from '@rideline/detection-engine';
import { documentProjection } from '../../../../kernel/projections/document-projection.ts';
import { AccountErased, accountOf, PreferencesChosen } from '../../../identity/index.ts';

interface OwnerUnits extends DisplayUnits, TimeDisplay {
  readonly userId: number;
}

/** Units and clocks of owners who chose some: `read_activity_owner_units.owner_units`. */
export const ownerUnitsProjection = documentProjection<OwnerUnits, PreferencesChosen | AccountErased>({
  name: 'activity_owner_units',
  version: 3,
  table: 'owner_units',
  key: 'user_id',
  columns: { user_id: { type: 'bigint', field: 'userId' } },
  consumes: [PreferencesChosen.type, AccountErased.type],
  keyOf: ({ stream }) => accountOf(stream),
  evolve(_units, event) {
    if (event.type === 'AccountErased') return undefined;
    return { userId: accountOf(event.stream), ...event.data };
  },
});
