import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { measureFile, readLines, writeLines } from './backup-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rideline-lines-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function* pages(...given: readonly (readonly string[])[]) {
  await Promise.resolve();
  yield* given;
}
async function linesOf(path: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const page of readLines(path)) lines.push(...page);
  return lines;
}

describe('a file of lines', () => {
  it('returns the lines that were written, whatever separators their text has', async () => {
    const lines = ['{"a":"one\u2028two\u2029\u0085three"}', '{"wave":"🏄"}', '""'];
    const long = `"${'ü'.repeat(200_000)}"`;
    const file = await writeLines(folder, 'tables/t.ndjson.gz', pages(lines, [], [long]));
    expect(file.lines).toBe(4);
    expect(await linesOf(join(folder, file.path))).toEqual([...lines, long]);
  });

  it('is described by its size and hash', async () => {
    const file = await writeLines(folder, 'one.gz', pages(['1']));
    const path = join(folder, 'one.gz');
    expect(await measureFile(path)).toEqual({ bytes: file.bytes, sha256: file.sha256 });
    expect(file.bytes).toBe((await stat(path)).size);
    expect(gunzipSync(await readFile(path)).toString()).toBe('1\n');
  });

  it('may be empty', async () => {
    const file = await writeLines(folder, 'none.gz', pages());
    expect(file.lines).toBe(0);
    expect(await linesOf(join(folder, 'none.gz'))).toEqual([]);
  });

  it('is not written twice, and a failing source fails the writing', async () => {
    await writeLines(folder, 'one.gz', pages(['1']));
    await expect(writeLines(folder, 'one.gz', pages(['2']))).rejects.toThrow('EEXIST');
    const failing = async function* () {
      yield* pages(['1']);
      throw new Error('The database went away');
    };
    await expect(writeLines(folder, 'two.gz', failing())).rejects.toThrow('The database went away');
  });
});
