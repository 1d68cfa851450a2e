import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DuckDbFile, pagesOf } from './duckdb-file.ts';

let folder: string;
let path: string;
let file: DuckDbFile;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rideline-duckdb-'));
  path = join(folder, 'snapshot.duckdb');
  await mkdir(pagesOf(path));
  file = await DuckDbFile.open(path);
});

afterAll(async () => {
  file.close();
  await rm(folder, { recursive: true });
});

const read = (csv: string) => file.rows(`SELECT count(*) AS rows FROM read_csv('${csv}')`);

it('reads files of its pages only', async () => {
  const [page, other] = [join(pagesOf(path), 'page.csv'), join(folder, 'other.csv')];
  for (const csv of [page, other]) await writeFile(csv, 'a\n1\n2\n');
  await expect(read(page)).resolves.toEqual([{ rows: 2 }]);
  await expect(read(other)).rejects.toThrow('disabled by configuration');
});

it('lets no statement change that', async () => {
  await expect(file.run('SET enable_external_access = true')).rejects.toThrow();
  await expect(file.run(`SET allowed_directories = ['/']`)).rejects.toThrow();
});
