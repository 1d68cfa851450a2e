import type { Migration } from '../database/migration.ts';

/** The row of a dropped key stays, so that no late writer creates a new key for the person. */
export const subjectKeysMigration: Migration = {
  id: 'sealing/0001-subject-keys',
  sql: `
CREATE TABLE subject_keys (
  subject text PRIMARY KEY,
  -- The data key sealed by the keyring; null once it was dropped.
  wrapped text,
  created_at timestamptz NOT NULL DEFAULT now(),
  dropped_at timestamptz,
  CHECK ((wrapped IS NULL) = (dropped_at IS NOT NULL))
);`,
};
