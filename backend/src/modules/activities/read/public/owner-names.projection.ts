import type { StoredEvent } from '../../../../kernel/event-store/event-definition.ts';
import { rowProjection } from '../../../../kernel/projections/row-projection.ts';
import { AccountErased, UsernameChosen } from '../../../identity/index.ts';

export interface OwnerNameRow {
  readonly user_id: number;
  readonly username: string;
}

type NamingEvent = UsernameChosen | AccountErased;

const STREAM_PREFIX = 'account-';

function evolveOwnerName(
  _row: OwnerNameRow | undefined,
  event: StoredEvent<NamingEvent>,
): OwnerNameRow | undefined {
  if (event.type === 'AccountErased') return undefined;
  return { user_id: personOf(event), username: event.data.username };
}

const personOf = (event: StoredEvent<NamingEvent>) => Number(event.stream.slice(STREAM_PREFIX.length));

/** Names people share under: `read_activity_owners.owner`. Who left has none, and nothing shared any more. */
export const ownerNamesProjection = rowProjection<OwnerNameRow, NamingEvent>({
  name: 'activity_owners',
  version: 1,
  table: 'owner',
  key: 'user_id',
  fields: { user_id: 'bigint', username: 'text NOT NULL' },
  consumes: [UsernameChosen.type, AccountErased.type],
  keyOf: personOf,
  evolve: evolveOwnerName,
});
