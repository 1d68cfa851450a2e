import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { documentProjection } from '../../../kernel/projections/document-projection.ts';
import { AccountErased, accountOf } from '../../identity/index.ts';
import { goalsOwner, GoalsSet } from '../events/goal-events.ts';
import { type Goals, goals } from '../goals.aggregate.ts';

interface OwnedGoals {
  readonly owner: number;
  readonly years: Goals;
}

type ConsumedEvent = GoalsSet | AccountErased;

const ownerOf = ({ type, stream }: StoredEvent<ConsumedEvent>) =>
  type === 'AccountErased' ? accountOf(stream) : goalsOwner(stream);

/** Goals per person: `read_goals.goals`. */
export const goalsProjection = documentProjection<OwnedGoals, ConsumedEvent>({
  name: 'goals',
  version: 1,
  table: 'goals',
  key: 'owner',
  columns: { owner: { type: 'bigint', field: 'owner' } },
  consumes: [GoalsSet, AccountErased].map((event) => event.type),
  keyOf: ownerOf,
  evolve(owned, event) {
    if (event.type === 'AccountErased') return undefined;
    return { owner: ownerOf(event), years: goals.evolve(owned?.years ?? goals.initialState, event) };
  },
});
