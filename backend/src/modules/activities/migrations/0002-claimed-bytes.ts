import type { Migration } from '../../../kernel/database/migration.ts';

/** Size of a claim's original; null for older claims until their owner uploads again. */
export const claimedBytes: Migration = {
  id: 'activities/0002-claimed-bytes',
  sql: 'ALTER TABLE activities.upload_claims ADD COLUMN content_bytes bigint;',
};
