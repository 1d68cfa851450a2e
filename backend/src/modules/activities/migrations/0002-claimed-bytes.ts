import type { Migration } from '../../../kernel/database/migration.ts';

/** How large the original behind a claim is; null for claims from before, until their owner uploads again. */
export const claimedBytes: Migration = {
  id: 'activities/0002-claimed-bytes',
  sql: 'ALTER TABLE activities.upload_claims ADD COLUMN content_bytes bigint;',
};
