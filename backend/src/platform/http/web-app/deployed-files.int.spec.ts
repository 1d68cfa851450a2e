import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.ts';
import { deployedFilesMigration, DeployedFiles } from './deployed-files.ts';

let database: TestDatabase;
let deployed: DeployedFiles;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase([deployedFilesMigration]);
  deployed = new DeployedFiles(database);
  folder = await mkdtemp(join(tmpdir(), 'rideline-deployed-'));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function publish(files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  await deployed.publish(folder, new Set(Object.keys(files)));
}
const found = async (file: string) => (await deployed.find(file))?.plain().toString();
const pass = (days: number) =>
  database.query(
    `UPDATE web_app.deployed_files SET superseded_at = superseded_at - make_interval(days => $1)`,
    [days],
  );

describe('deployed files', () => {
  it('keeps the code of an earlier deployment, with its type', async () => {
    await publish({ 'assets/old-1a.js': 'old()', 'assets/old-1a.css': 'a {}', 'index.html': 'old' });
    await publish({ 'assets/new-2b.js': 'new()' });
    expect(await found('assets/old-1a.js')).toBe('old()');
    expect(await found('assets/new-2b.js')).toBe('new()');
    expect((await deployed.find('assets/old-1a.css'))?.type).toBe('text/css; charset=utf-8');
    expect(await found('index.html')).toBeUndefined();
    expect(await found('assets/other.js')).toBeUndefined();
  });

  it('takes the compressed file that the build wrote', async () => {
    await publish({ 'assets/a-1a.js': 'plain', 'assets/a-1a.js.gz': gzipSync('from the build') });
    expect(await found('assets/a-1a.js')).toBe('from the build');
    expect(await database.query('SELECT FROM web_app.deployed_files')).toHaveLength(1);
  });

  it('removes files 30 days after the last deployment that has them', async () => {
    await publish({ 'assets/old-1a.js': 'old()' });
    await pass(100);
    await publish({ 'assets/new-2b.js': 'new()' });
    await pass(29);
    await publish({ 'assets/new-2b.js': 'new()' });
    expect(await found('assets/old-1a.js')).toBe('old()');
    await pass(2);
    await publish({ 'assets/new-2b.js': 'new()' });
    expect([await found('assets/old-1a.js'), await found('assets/new-2b.js')]).toEqual([undefined, 'new()']);
  });

  it('keeps files that are deployed again', async () => {
    await publish({ 'assets/old-1a.js': 'old()' });
    await publish({ 'assets/new-2b.js': 'new()' });
    await publish({ 'assets/old-1a.js': 'old()' });
    await pass(31);
    await publish({ 'assets/old-1a.js': 'old()' });
    expect([await found('assets/old-1a.js'), await found('assets/new-2b.js')]).toEqual(['old()', undefined]);
  });
});
