import { describeEventStoreContract } from '../contract/describe-contract.ts';
import { openPostgresStore } from './testing/open-postgres-store.ts';

describeEventStoreContract('PostgresEventStore', openPostgresStore);
