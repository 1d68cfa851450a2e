import { documentProjection } from '../../../../kernel/projections/document-projection.ts';
import { accountOf, type AccountEvent } from '../../../identity/index.ts';

/** What the engagement table shows of a person besides figures. */
export interface AnalyticsPerson {
  readonly userId: number;
  readonly email: string;
  readonly username: string | null;
  /** The email is verified or Google is linked, and it is not the demo account. */
  readonly isCounted: boolean;
  readonly isDemo: boolean;
}

function evolve(person: AnalyticsPerson | undefined, event: AccountEvent): AnalyticsPerson | undefined {
  if (event.type === 'UserRegistered') {
    return { ...event.data, username: null, isCounted: false, isDemo: false };
  }
  if (person === undefined) return undefined;
  switch (event.type) {
    case 'EmailVerificationRequested':
      return { ...person, email: event.data.email };
    case 'EmailVerified':
    case 'GoogleLinked':
      return { ...person, isCounted: !person.isDemo };
    case 'UsernameChosen':
      return { ...person, username: event.data.username };
    case 'DemoAccountOpened':
      return { ...person, isCounted: false, isDemo: true };
    case 'AccountErased':
      return undefined;
    default:
      return person;
  }
}

const COUNTED = 'WHERE is_counted';

/**
 * Emails and usernames for the engagement table, in Postgres because DuckDB holds no personal data:
 * `read_analytics_people.person`.
 */
export const analyticsPeopleProjection = documentProjection<AnalyticsPerson, AccountEvent>({
  name: 'analytics_people',
  version: 1,
  table: 'person',
  key: 'user_id',
  columns: {
    user_id: { type: 'bigint', field: 'userId' },
    email: { type: 'text', field: 'email' },
    username: { type: 'text', field: 'username' },
    is_counted: { type: 'boolean', field: 'isCounted' },
  },
  indexes: `CREATE INDEX ON person (lower(email) COLLATE "C", user_id) ${COUNTED};
    CREATE INDEX ON person (lower(username) COLLATE "C", user_id) ${COUNTED};
    CREATE INDEX ON person (lower(username) COLLATE "C" DESC NULLS LAST, user_id) ${COUNTED};`,
  consumes: [
    'UserRegistered',
    'EmailVerificationRequested',
    'EmailVerified',
    'GoogleLinked',
    'UsernameChosen',
    'DemoAccountOpened',
    'AccountErased',
  ],
  keyOf: (event) => accountOf(event.stream),
  evolve,
});
