import { describe, expect, it } from '@jest/globals';
import { gzipSync, strToU8, zipSync } from 'fflate';
import { unpackGzip, unpackZip, type UnpackLimits, type Unpacked } from './unpack.ts';

const LIMITS: UnpackLimits = {
  totalBytes: 2 * 1_000_000,
  entryBytes: 1_000_000,
  entries: 50,
  entryTooLarge: 'This file is larger than 1 MB.',
};

async function* pieces(bytes: Uint8Array, length: number) {
  await Promise.resolve();
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function unpack(zip: Uint8Array, limits = LIMITS) {
  const found: Unpacked[] = [];
  const ended = await unpackZip(pieces(zip, 997), limits, (unpacked) => found.push(unpacked));
  return {
    ended,
    found: found.map((unpacked) => [
      unpacked.path,
      'bytes' in unpacked ? new TextDecoder().decode(unpacked.bytes) : unpacked.sentence,
    ]),
  };
}
const zip = (files: Record<string, Uint8Array>): Uint8Array => zipSync(files);

describe('unpacking a ZIP', () => {
  it('extracts tracks from folders, gzipped ones too', async () => {
    const files = {
      'season/': new Uint8Array(0),
      'season/a.gpx': strToU8('<gpx/>'.repeat(900)),
      'season/b.FIT.gz': gzipSync(strToU8('fit')),
      '__MACOSX/season/._a.gpx': strToU8('clutter'),
      'season/.DS_Store': strToU8('clutter'),
    };
    expect(await unpack(zip(files))).toEqual({
      ended: null,
      found: [
        ['season/a.gpx', '<gpx/>'.repeat(900)],
        ['season/b.FIT', 'fit'],
      ],
    });
  });

  it('rejects files that are not tracks and nested ZIPs, each with a sentence', async () => {
    const files = { 'photo.jpg': strToU8('x'), 'more.zip': zip({ 'c.gpx': strToU8('<gpx/>') }) };
    expect((await unpack(zip(files))).found).toEqual([
      ['photo.jpg', 'This is not a TCX, GPX or FIT file.'],
      ['more.zip', "ZIP files inside a ZIP aren't supported. Extract them first."],
    ]);
  });

  it('removes parent folders and drives from paths', async () => {
    const files = {
      '../../etc/a.gpx': strToU8('1'),
      '/root/b.gpx': strToU8('2'),
      'C:\\windows\\c.gpx': strToU8('3'),
    };
    const { found } = await unpack(zip(files));
    expect(found.map(([path]) => path)).toEqual(['etc/a.gpx', 'root/b.gpx', 'windows/c.gpx']);
  });

  it('stops at the total limit by inflated bytes, not by declared sizes', async () => {
    const bomb = zip({
      'a.gpx': strToU8('a'),
      'bomb.gpx': new Uint8Array(30 * 1_000_000),
      'never.gpx': strToU8('b'),
    });
    for (let at = 0; at < bomb.length - 4; at++) {
      const central = bomb[at] === 0x50 && bomb[at + 1] === 0x4b && bomb[at + 2] === 1 && bomb[at + 3] === 2;
      const local = bomb[at] === 0x50 && bomb[at + 1] === 0x4b && bomb[at + 2] === 3 && bomb[at + 3] === 4;
      if (local) bomb.set([9, 0, 0, 0], at + 22);
      if (central) bomb.set([9, 0, 0, 0], at + 24);
    }
    const { ended, found } = await unpack(bomb);
    expect(ended).toBe('This ZIP file is larger than 2 MB when extracted. Only its first files were added.');
    expect(found).toEqual([
      ['a.gpx', 'a'],
      ['bomb.gpx', 'This file is larger than 1 MB.'],
    ]);
  });

  it('rejects a file above the limit and continues', async () => {
    const files = { 'big.gpx': new Uint8Array(1_048_577), 'small.gpx': strToU8('ok') };
    expect(await unpack(zip(files))).toEqual({
      ended: null,
      found: [
        ['big.gpx', LIMITS.entryTooLarge],
        ['small.gpx', 'ok'],
      ],
    });
  });

  it('stops at the limit of files', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 60 }, (_, number) => [`${number}.gpx`, strToU8('x')]),
    );
    const { ended, found } = await unpack(zip(files));
    expect(found).toHaveLength(50);
    expect(ended).toBe('Only the first 50 files of this ZIP were added.');
  });

  it('reports damaged, truncated and empty ZIPs and other files', async () => {
    const whole = zip({ 'a.gpx': strToU8('<gpx/>'.repeat(500)), 'b.gpx': strToU8('b') });
    const DAMAGED = 'This ZIP file is damaged or incomplete.';
    expect((await unpack(whole.subarray(0, whole.length - 40))).ended).toBe(DAMAGED);
    expect((await unpack(strToU8('no zip '.repeat(40)))).ended).toBe(DAMAGED);
    expect((await unpack(new Uint8Array(0))).ended).toBe(DAMAGED);
    expect((await unpack(zip({}))).ended).toBe('This ZIP file is empty.');
    const broken = whole.slice();
    broken.fill(0xff, 36, 48);
    expect((await unpack(broken)).found[0]).toEqual([
      'a.gpx',
      "This file couldn't be extracted from the ZIP.",
    ]);
  });
});

describe('unpacking a gzipped track', () => {
  const gunzip = async (bytes: Uint8Array) => {
    const found: Unpacked[] = [];
    const ended = await unpackGzip('a.fit.gz', pieces(bytes, 500), LIMITS, (unpacked) =>
      found.push(unpacked),
    );
    return { ended, paths: found.map(({ path }) => path) };
  };

  it('removes .gz from the name and applies the size limit', async () => {
    expect(await gunzip(gzipSync(strToU8('fit')))).toEqual({ ended: null, paths: ['a.fit'] });
    expect(await gunzip(gzipSync(new Uint8Array(9 * 1_000_000)))).toEqual({
      ended: LIMITS.entryTooLarge,
      paths: [],
    });
    expect((await gunzip(strToU8('not gzip'.repeat(9)))).ended).toBe('This file is damaged or incomplete.');
  });
});
