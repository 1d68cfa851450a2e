import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackupUnusable, readManifest } from './manifest.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rideline-manifest-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A manifest with its right hash. */
async function write(text: string): Promise<void> {
  await writeFile(join(folder, 'manifest.json'), text);
  const hash = createHash('sha256').update(text).digest('hex');
  await writeFile(join(folder, 'manifest.sha256'), `${hash}  manifest.json\n`);
}

describe('a manifest of a wrong shape', () => {
  it.each([
    ['no JSON', '{"format": 1', 'must be object'],
    ['null', 'null', 'must be object'],
    ['an empty object', '{}', "must have required property 'format'"],
    ['a format in words', '{"format": "one"}', "must have required property 'rideline'"],
    [
      'a log without files',
      JSON.stringify({
        format: 1,
        rideline: '1.0.0',
        createdAt: '',
        migrations: [],
        log: { events: 1, automations: {} },
        tables: [],
        sequences: [],
        blobs: {},
      }),
      "log must have required property 'files'",
    ],
  ])('is refused with a sentence: %s', async (_, text, problem) => {
    await write(text);
    const refused = await readManifest(folder).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(BackupUnusable);
    expect((refused as Error).message).toBe(`${folder} is no backup: in manifest.json ${problem}.`);
  });

  it('of a newer version is said to be newer', async () => {
    await write('{"format": 2, "rideline": "9.0.0", "log": 7}');
    await expect(readManifest(folder)).rejects.toThrow(/was made by a newer version of Rideline \(9\.0\.0\)/);
  });
});

it('a folder without a manifest is no backup', async () => {
  await expect(readManifest(folder)).rejects.toThrow(`${folder} is no backup: it has no manifest.json.`);
});

it('a manifest that fails to be read is not said to be missing', async () => {
  await mkdir(join(folder, 'manifest.json'));
  await expect(readManifest(folder)).rejects.toThrow(
    / can't be read by user \d+, who has to own it \(EISDIR\)/,
  );
});
