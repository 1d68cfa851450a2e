import type { Migration } from '../../../kernel/database/migration.ts';

export const keyPool: Migration = {
  id: 'video-editor/0001-key-pool',
  sql: `
    CREATE SCHEMA video_editor;
    CREATE TABLE video_editor.keys (
      key text PRIMARY KEY,
      assigned_to bigint UNIQUE
    );
    CREATE INDEX ON video_editor.keys (key) WHERE assigned_to IS NULL;
  `,
};
