import {
  DEFAULT_TIME_DISPLAY,
  DEFAULT_UNITS,
  type DisplayUnits,
  type TimeDisplay,
} from '@rideline/detection-engine';
import { documentProjection } from '../../../kernel/projections/document-projection.ts';
import {
  AccountErased,
  accountOf,
  MaxHeartRateChosen,
  maxHeartRateOf,
  PreferencesChosen,
} from '../../identity/index.ts';

interface OwnerUnits extends DisplayUnits, TimeDisplay {
  readonly userId: number;
  /** Beats per minute. */
  readonly maxHeartRate: number | null;
}
type OwnerEvent = PreferencesChosen | MaxHeartRateChosen | AccountErased;

/** Units, clocks and maximum heart rates of owners who chose some: `read_activity_owner_units.owner_units`. */
export const ownerUnitsProjection = documentProjection<OwnerUnits, OwnerEvent>({
  name: 'activity_owner_units',
  version: 4,
  table: 'owner_units',
  key: 'user_id',
  columns: { user_id: { type: 'bigint', field: 'userId' } },
  consumes: [PreferencesChosen.type, MaxHeartRateChosen.type, AccountErased.type],
  keyOf: ({ stream }) => accountOf(stream),
  evolve(units, event) {
    if (event.type === 'AccountErased') return undefined;
    const before = units ?? { ...DEFAULT_UNITS, ...DEFAULT_TIME_DISPLAY, maxHeartRate: null };
    const userId = accountOf(event.stream);
    return event.type === 'MaxHeartRateChosen'
      ? { ...before, userId, maxHeartRate: maxHeartRateOf(event.data) }
      : { ...before, userId, ...event.data };
  },
});
