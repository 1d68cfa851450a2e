import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { gzipSync } from 'fflate';
import { gpx, LIMITS, read, text } from '../testing/read-in-memory.ts';
import { AppleWorkouts, isHealthData } from './apple-workouts.ts';
import { directoryStart, encrypted, LINK, writeZip } from '../testing/write-zip.ts';

describe('a hostile or broken ZIP', () => {
  let good: Uint8Array;
  beforeAll(() => {
    good = writeZip([gpx(1), gpx(2), gpx(3)]);
  });
  const DAMAGED = 'This ZIP file is damaged or incomplete.';

  it('has no paths outside of it', async () => {
    const names = ['../../etc/a.gpx', '/root/b.gpx', 'C:\\windows\\c.gpx'];
    const { told } = await read(writeZip(names.map((name) => ({ ...gpx(1), name }))));
    expect(told.map(([path]) => path)).toEqual(['etc/a.gpx', 'root/b.gpx', 'windows/c.gpx']);
  });

  it('tells encrypted files, links and unknown compression apart', async () => {
    const { told } = await read(
      encrypted(
        writeZip([gpx(1), { ...gpx(2), header: LINK }, { ...gpx(3), header: { compression: 14 } }, gpx(4)]),
      ),
    );
    expect(told).toEqual([
      ['1.gpx', 'This file is encrypted. Extract it with its password and upload the track.'],
      ['2.gpx', 'This is a link to another file, not a track.'],
      ['3.gpx', "Browsers can't open this kind of compression. Extract the ZIP and upload the track."],
      ['4.gpx', '', ''],
    ]);
  });

  it('stops at the limit of extracted bytes, whatever sizes are declared', async () => {
    const bomb = writeZip([gpx(1), { name: 'b.gpx', content: new Uint8Array(30_000_000) }, gpx(2)]);
    const lying = bomb.slice();
    new DataView(lying.buffer).setUint32(directoryStart(lying) + 46 + 5 + 24, 9, true);
    for (const bytes of [bomb, lying]) {
      const { told, ended } = await read(bytes, { limits: { ...LIMITS, totalBytes: 1_500_000 } });
      expect(told).toEqual([['1.gpx', '', '']]);
      expect(ended).toBe(
        'This ZIP file is larger than 1.5 MB when extracted. Only its first files were added.',
      );
    }
  });

  it('leaves out a track that grows as only bombs do', async () => {
    const { told } = await read(writeZip([{ name: 'b.gpx', content: new Uint8Array(1_900_000) }, gpx(2)]));
    expect(told).toEqual([
      ['b.gpx', 'This file grows to more than 200 times its size, so it was left out.'],
      ['2.gpx', '', ''],
    ]);
  });

  it('leaves out a track of too many gzip members', async () => {
    const members = [gzipSync(gpx(1).content), ...Array<Uint8Array>(1_001).fill(gzipSync(new Uint8Array()))];
    const content = Uint8Array.from(members.flatMap((member) => [...member]));
    const { told } = await read(writeZip([{ name: 'a.gpx.gz', content }, gpx(2)]));
    expect(told).toEqual([
      ['a.gpx', 'This file is damaged or incomplete.'],
      ['2.gpx', '', ''],
    ]);
  });

  it('names many files of one name without trying all names before', async () => {
    const lookUps = [jest.spyOn(Set.prototype, 'has'), jest.spyOn(Map.prototype, 'has')];
    const { told } = await read(writeZip(Array.from({ length: 1_000 }, () => gpx(1))));
    const count = lookUps.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    jest.restoreAllMocks();
    expect(told.at(-1)?.[0]).toBe('1 (1000).gpx');
    expect(count).toBeLessThan(20_000);
  });

  it('refuses a track above the limit and goes on', async () => {
    const noise = Uint8Array.from({ length: 2_100_000 }, (_, at) => (at * 2_654_435_761) >>> 13);
    const { told } = await read(writeZip([{ name: 'big.gpx', content: noise, packed: 'stored' }, gpx(2)]));
    expect(told).toEqual([
      ['big.gpx', LIMITS.entryTooLarge],
      ['2.gpx', '', ''],
    ]);
  });

  it('stops a ZIP in a ZIP that grows without end', async () => {
    const inner = writeZip([{ name: 'a.gpx', content: new Uint8Array(30_000_000), packed: 'stored' }]);
    const { ended } = await read(writeZip([{ name: 'inner.zip', content: inner }]));
    expect(ended).toBe('This ZIP file is larger than 20 MB when extracted. Only its first files were added.');
  });

  it('has no more files than the limit, and none that overlap', async () => {
    const limits = { ...LIMITS, entries: 2 };
    expect((await read(good, { limits })).ended).toBe('This ZIP file has more than 2 files.');
    const overlapping = good.slice();
    const directory = directoryStart(overlapping);
    overlapping.copyWithin(directory + 51, directory, directory + 51);
    expect((await read(overlapping)).ended).toBe('The files in this ZIP overlap, so none of them was read.');
  });

  it('is told to be damaged, cut or empty', async () => {
    for (const bytes of [
      new Uint8Array(0),
      text('no zip '.repeat(40)),
      good.subarray(0, good.length - 30),
      good.subarray(40),
    ]) {
      expect((await read(bytes)).ended).toBe(DAMAGED);
    }
    expect((await read(writeZip([]))).ended).toBe('This ZIP file is empty.');
    const wrongCount = good.slice();
    wrongCount[good.length - 22 + 10] = 9;
    expect((await read(wrongCount)).ended).toBe(DAMAGED);
    const wrongPlace = good.slice();
    wrongPlace[good.length - 22 + 16]! -= 3;
    expect((await read(wrongPlace)).ended).toBe(DAMAGED);
  });

  it('refuses only the file whose data, length or header are damaged', async () => {
    const sentence = "This file couldn't be extracted from the ZIP.";
    const header = good.slice();
    header[0] = 0;
    const data = good.slice();
    data.fill(0xff, 36, 44);
    const stored = writeZip([{ ...gpx(1), packed: 'stored' }, gpx(2), gpx(3)]);
    stored[37]! ^= 1;
    for (const bytes of [header, data, stored]) {
      expect((await read(bytes)).told).toEqual([
        ['1.gpx', sentence],
        ['2.gpx', '', ''],
        ['3.gpx', '', ''],
      ]);
    }
    const { told } = await read(
      writeZip([{ name: 'a.gpx.gz', content: gzipSync(text('x')).subarray(0, 12) }]),
    );
    expect(told).toEqual([['a.gpx', 'This file is damaged or incomplete.']]);
  });
});

describe('the records of Apple Health', () => {
  const repeated = (one: string, times: number, end = '') => text(one.repeat(times) + end);
  const scan = (bytes: Uint8Array) => new AppleWorkouts().read([bytes]);

  it.each([
    ['many comments', (size: number) => isHealthData(repeated('<!-- -->', size))],
    ['many blanks', (size: number) => isHealthData(repeated(' ', 8 * size, '<?xml'))],
    ['many comments that do not end', (size: number) => isHealthData(repeated('<!--', 2 * size))],
    ['many tags that do not end', (size: number) => scan(repeated('<Workout a="', size))],
    [
      'many blanks in a tag',
      (size: number) => scan(repeated('<Workout' + ' '.repeat(60_000) + '>', size / 1_000)),
    ],
  ])('are read in time in proportion to their size: %s', async (_what, read) => {
    const [once, twice] = [await leastCpuTime(() => read(4_000)), await leastCpuTime(() => read(8_000))];
    expect(twice).toBeLessThan(3 * once + SHORT);
  });
});

/** What measuring is unsure by, in microseconds. */
const SHORT = 10_000;

/** Microseconds of the processor; the least of some runs, since others use the caches too. */
async function leastCpuTime(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 5; run++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    times.push(user + system);
  }
  return Math.min(...times);
}
