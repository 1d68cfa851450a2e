import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../database/database.ts';
import type { Migration } from '../../database/migration.ts';

/** How long files stay after the last deployment that has them. */
const KEPT_DAYS = 30;
const COMPRESSED = /\.(br|gz)$/;
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
};

export const deployedFilesMigration: Migration = {
  id: 'web-app/0001-deployed-files',
  sql: `
CREATE SCHEMA web_app;
-- Unlogged: each start adds the files of its version again.
CREATE UNLOGGED TABLE web_app.deployed_files (
  path text COLLATE "C" PRIMARY KEY,
  -- Compressed with gzip.
  content bytea NOT NULL,
  -- Null while the newest deployment has it.
  superseded_at timestamptz
);
ALTER TABLE web_app.deployed_files ALTER COLUMN content SET STORAGE EXTERNAL;
`,
};

export interface DeployedFile {
  readonly type: string;
  readonly gzip: Buffer;
  plain(): Buffer;
}

/**
 * Files of the web app that all versions share: a page of one version asks whichever process answers for its code.
 * Their names contain a hash of their content.
 */
@Injectable()
export class DeployedFiles {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Adds the files of this version, and removes those that no deployment of the last 30 days has. */
  async publish(folder: string, files: ReadonlySet<string>): Promise<void> {
    const own = [...files].filter((file) => file.startsWith('assets/') && !COMPRESSED.test(file));
    await this.database.transaction(async (client) => {
      // Processes that start together publish one after another.
      await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('web_app.deployed_files', 0))`);
      const { rows } = await client.query<{ path: string }>('SELECT path FROM web_app.deployed_files');
      const known = new Set(rows.map(({ path }) => path));
      for (const file of own.filter((path) => !known.has(path))) {
        const content = files.has(`${file}.gz`)
          ? await readFile(join(folder, `${file}.gz`))
          : gzipSync(await readFile(join(folder, file)));
        await client.query('INSERT INTO web_app.deployed_files (path, content) VALUES ($1, $2)', [
          file,
          content,
        ]);
      }
      await client.query(
        `UPDATE web_app.deployed_files SET superseded_at = CASE WHEN path <> ALL($1) THEN now() END
         WHERE (superseded_at IS NULL) = (path <> ALL($1))`,
        [own],
      );
      await client.query(
        'DELETE FROM web_app.deployed_files WHERE superseded_at < now() - make_interval(days => $1)',
        [KEPT_DAYS],
      );
    });
  }

  async find(file: string): Promise<DeployedFile | undefined> {
    const type = TYPES[extname(file)];
    if (type === undefined) return undefined;
    const [row] = await this.database.query<{ content: Buffer }>(
      'SELECT content FROM web_app.deployed_files WHERE path = $1',
      [file],
      'deployed_file',
    );
    return row && { type, gzip: row.content, plain: () => gunzipSync(row.content) };
  }
}
