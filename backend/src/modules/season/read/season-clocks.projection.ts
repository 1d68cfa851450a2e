import type { ClockName } from '@rideline/detection-engine';
import { documentProjection } from '../../../kernel/projections/document-projection.ts';
import { AccountErased, accountOf, PreferencesChosen } from '../../identity/index.ts';

interface OwnerClock {
  readonly owner: number;
  readonly clock: ClockName;
}

/** The clock of people who chose one, which tells the day of their sessions: `read_season_clocks.clocks`. */
export const seasonClocksProjection = documentProjection<OwnerClock, PreferencesChosen | AccountErased>({
  name: 'season_clocks',
  version: 1,
  table: 'clocks',
  key: 'owner',
  columns: { owner: { type: 'bigint', field: 'owner' } },
  consumes: [PreferencesChosen, AccountErased].map((event) => event.type),
  keyOf: ({ stream }) => accountOf(stream),
  evolve(_clock, event) {
    if (event.type === 'AccountErased') return undefined;
    return { owner: accountOf(event.stream), clock: event.data.clock };
  },
});
