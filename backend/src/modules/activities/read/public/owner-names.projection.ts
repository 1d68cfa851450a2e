import { documentProjection } from '../../../../kernel/projections/document-projection.ts';
import { AccountErased, accountOf, UsernameChosen } from '../../../identity/index.ts';

interface OwnerName {
  readonly userId: number;
  readonly username: string;
}

/** Usernames of owners: `read_activity_owners.owner`. An erased account has none, and nothing shared either. */
export const ownerNamesProjection = documentProjection<OwnerName, UsernameChosen | AccountErased>({
  name: 'activity_owners',
  version: 2,
  table: 'owner',
  key: 'user_id',
  columns: {
    user_id: { type: 'bigint', field: 'userId' },
    username: { type: 'text', field: 'username' },
  },
  consumes: [UsernameChosen.type, AccountErased.type],
  keyOf: ({ stream }) => accountOf(stream),
  evolve: (_owner, event) =>
    event.type === 'AccountErased'
      ? undefined
      : { userId: accountOf(event.stream), username: event.data.username },
});
