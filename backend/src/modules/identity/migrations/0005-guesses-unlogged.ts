import type { Migration } from '../../../kernel/database/migration.ts';

/** A try is counted without waiting for the disk; a crash of the server forgets the count, and nothing else. */
export const guessesUnlogged: Migration = {
  id: 'identity/0005-guesses-unlogged',
  sql: 'ALTER TABLE identity.guesses SET UNLOGGED;',
};
