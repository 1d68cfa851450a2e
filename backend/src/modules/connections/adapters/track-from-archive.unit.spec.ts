import { describe, expect, it } from '@jest/globals';
import { Zip, ZipDeflate, ZipPassThrough, zipSync } from 'fflate';
import { trackFromArchive } from './track-from-archive.ts';

const LIMIT = 100_000;
const FIT = Buffer.from('a recording '.repeat(500));
const problem = (archive: Uint8Array) =>
  trackFromArchive(archive, '7', LIMIT).then(
    () => 'no problem',
    ({ kind }: { kind: string }) => kind,
  );

/** As Garmin writes it: sizes follow the data instead of standing in front of it. */
function streamed(name: string, content: Uint8Array, packed = true): Buffer {
  const parts: Uint8Array[] = [];
  const zip = new Zip((_, part) => void parts.push(part));
  const entry = packed ? new ZipDeflate(name, { level: 9 }) : new ZipPassThrough(name);
  zip.add(entry);
  entry.push(content, true);
  zip.end();
  return Buffer.concat(parts);
}

/** The archive with another value in its central directory. */
function edited(zip: Buffer, offset: number, write: (at: number) => void): Buffer {
  write(zip.indexOf('PK\x01\x02', 0, 'latin1') + offset);
  return zip;
}

describe('the recording in an archive of Garmin', () => {
  it.each([true, false])('is read where sizes follow the data (packed: %s)', async (packed) => {
    const { fileName, bytes } = await trackFromArchive(streamed('7_ACTIVITY.fit', FIT, packed), '7', LIMIT);
    expect(fileName).toBe('7.fit');
    expect(Buffer.from(bytes)).toEqual(FIT);
  });

  it.each([
    [['7.gpx'], '7.gpx'],
    [['7.TCX'], '7.tcx'],
    [['notes.txt', '7.gpx', '7.tcx', 'x/7.fit'], '7.fit'],
    [['folder/', 'other.fit', '7_ACTIVITY.fit'], '7.fit'],
  ])('is chosen from %j', async (names, fileName) => {
    const files = Object.fromEntries(names.map((name) => [name, Buffer.from(name)]));
    const track = await trackFromArchive(zipSync(files), '7', LIMIT);
    expect(track.fileName).toBe(fileName);
    expect(Buffer.from(track.bytes).toString()).toBe(names.at(-1));
  });

  it('is missing from an empty archive', async () => {
    expect(await problem(zipSync({}))).toBe('no_track');
  });

  it.each([
    ['an archive without one', Buffer.from(zipSync({ 'readme.txt': FIT }))],
    ['no archive', Buffer.from('not a zip')],
    ['an archive cut in the middle', streamed('7.fit', FIT).subarray(0, 100)],
    ['a path to a parent folder', streamed('../../7.fit', FIT)],
    ['a path to a parent folder on Windows', streamed('..\\7.fit', FIT)],
    ['an absolute path', streamed('/etc/7.fit', FIT)],
    [
      'too many files',
      zipSync(Object.fromEntries(Array.from({ length: 1_001 }, (_, id) => [`${id}.fit`, FIT]))),
    ],
    ['a recording beyond the limit', streamed('7.fit', Buffer.alloc(LIMIT + 1))],
    ['an unpacked recording beyond the limit', streamed('7.fit', Buffer.alloc(LIMIT + 1), false)],
  ])('is unreadable: %s', async (_, archive) => {
    expect(await problem(archive)).toBe('unreadable');
  });

  it('is not inflated beyond the limit when its size is understated', async () => {
    const zip = streamed('7.fit', Buffer.alloc(50_000_000));
    expect(await problem(edited(zip, 24, (at) => zip.writeUInt32LE(20_000, at)))).toBe('unreadable');
  });

  it.each([
    ['another checksum', 16, 1],
    ['a packed size past the end', 20, 1_000_000],
    ['an offset past the end', 42, 1_000_000],
    ['an encrypted entry', 8, 1],
    ['an unknown compression', 10, 99],
  ])('is unreadable with %s in the directory', async (_, offset, value) => {
    const zip = streamed('7.fit', FIT);
    const isWide = offset === 16 || offset === 20 || offset === 42;
    const write = (at: number) => void (isWide ? zip.writeUInt32LE(value, at) : zip.writeUInt16LE(value, at));
    expect(await problem(edited(zip, offset, write))).toBe('unreadable');
  });

  it('survives damage at every byte', async () => {
    const zip = streamed('7_ACTIVITY.fit', FIT);
    const kinds = new Set<string>();
    for (let at = 0; at < zip.length; at++) {
      const damaged = Buffer.from(zip);
      damaged[at]! ^= 0xff;
      kinds.add(await problem(damaged));
    }
    expect([...kinds].filter((kind) => !['no problem', 'unreadable', 'no_track'].includes(kind))).toEqual([]);
  });
});
