import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { TrackFileError, type TrackFormat, cleanTrack, encodeTrackFile } from '../src/index.ts';
import { corpus } from '../test/corpus.ts';
import { readTrackFile } from '../test/read-with-room.ts';
import { median } from './measure.ts';
import { outputOf } from './peer-programs.ts';
import { number, printTable, ratio } from './print-table.ts';
import { longSession } from './sessions.ts';

const ENGINE = fileURLToPath(new URL('..', import.meta.url));
const PROGRAMS = [
  new URL('./file-to-rides.ts', import.meta.url),
  new URL('./read-file.ts', import.meta.url),
  new URL('./bare-node.ts', import.meta.url),
].map((url) => fileURLToPath(url));
const FORMATS: readonly TrackFormat[] = ['fit', 'gpx', 'tcx'];
const GPSBABEL_FORMATS = { fit: 'garmin_fit', gpx: 'gpx', tcx: 'gtrnctr' };
const FILES = 12;
const RACES = 9;
const MIB = 1024;

/** Processes from files to rides compared with gpsbabel reading them, and peak memory. */
export async function benchFiles(folder: string): Promise<void> {
  const program = await bundle(folder);
  const hasGpsbabel = outputOf('gpsbabel', ['-V']) !== null;
  const rows: string[][] = [];
  for (const format of FORMATS) {
    const made = makeFiles(join(folder, format), format);
    const real = hasGpsbabel ? await realFiles(join(folder, `${format}-real`), format) : [];
    rows.push(race(`${format}, ${made.length} long made sessions`, program, format, made, hasGpsbabel));
    if (real.length > 0)
      rows.push(race(`${format}, ${real.length} largest real files`, program, format, real, hasGpsbabel));
  }
  printTable(
    'From files to rides: one process of each for all files of a row, in turn; medians of processor time (and of the clock)',
    ['files', 'MB', 'engine ms', 'gpsbabel ms', 'engine / gpsbabel', 'bare node ms'],
    rows,
  );
  if (!hasGpsbabel)
    console.log('gpsbabel is not installed, so its columns are empty and real files are left out.\n');
  printMemory(program, folder);
}

/** The used part of Vite's API; Vite is a dependency of the web app. */
interface Vite {
  readonly build: (options: object) => Promise<unknown>;
}

/** Bundles the programs as for release. */
async function bundle(folder: string): Promise<string> {
  const require = createRequire(new URL('../../frontend/package.json', import.meta.url));
  const { build } = (await import(pathToFileURL(require.resolve('vite')).href)) as Vite;
  await build({
    configFile: false,
    root: ENGINE,
    logLevel: 'warn',
    resolve: { conditions: ['rideline-source'] },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: true,
      rolldownOptions: { input: PROGRAMS, output: { entryFileNames: '[name].mjs' } },
    },
  });
  return join(folder, 'file-to-rides.mjs');
}

function makeFiles(folder: string, format: TrackFormat): string[] {
  mkdirSync(folder, { recursive: true });
  return Array.from({ length: FILES }, (_, index) => {
    const recorded = longSession(100 + index, format);
    const path = join(folder, `${index}.${format}`);
    writeFileSync(path, encodeTrackFile(recorded, format, recorded.facts));
    return path;
  });
}

/** The largest files of the corpus that both programs can read; none without the corpus. */
async function realFiles(folder: string, format: TrackFormat): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const chosen: string[] = [];
  const bySize = corpus()
    .filter(({ name }) => name.endsWith(`.${format}`))
    .sort((a, b) => b.bytes.length - a.bytes.length);
  for (const { bytes } of bySize) {
    const path = join(folder, `${chosen.length}.${format}`);
    writeFileSync(path, bytes);
    if ((await isReadByUs(bytes, path)) && outputOf('gpsbabel', gpsbabelArgs(format, [path])) !== null)
      chosen.push(path);
    if (chosen.length === FILES) break;
  }
  return chosen;
}

async function isReadByUs(bytes: Uint8Array, path: string): Promise<boolean> {
  try {
    return cleanTrack(await readTrackFile(bytes, path)).length > 0;
  } catch (error) {
    if (error instanceof TrackFileError) return false;
    throw error;
  }
}

const gpsbabelArgs = (format: TrackFormat, files: readonly string[]) => [
  '-t',
  ...files.flatMap((file) => ['-i', GPSBABEL_FORMATS[format], '-f', file]),
];

function race(
  label: string,
  program: string,
  format: TrackFormat,
  files: readonly string[],
  hasGpsbabel: boolean,
): string[] {
  const megabytes = files.reduce((sum, file) => sum + readFileSync(file).length, 0) / 1e6;
  const engine: Cost[] = [];
  const gpsbabel: Cost[] = [];
  const bare: Cost[] = [];
  for (let turn = 0; turn < RACES; turn++) {
    engine.push(wholeProcess(process.execPath, [program, ...files]));
    if (hasGpsbabel) gpsbabel.push(wholeProcess('gpsbabel', gpsbabelArgs(format, files)));
    bare.push(wholeProcess(process.execPath, ['-e', '0']));
  }
  const processor = (costs: readonly Cost[]) =>
    costs.length === 0 ? null : median(costs.map((cost) => cost.processor));
  const clock = (costs: readonly Cost[]) =>
    costs.length === 0 ? null : median(costs.map((cost) => cost.clock));
  const both = (costs: readonly Cost[]) => `${number(processor(costs), 0)} (${number(clock(costs), 0)})`;
  return [
    label,
    number(megabytes),
    both(engine),
    both(gpsbabel),
    `${ratio(processor(engine), processor(gpsbabel))} (${ratio(clock(engine), clock(gpsbabel))})`,
    both(bare),
  ];
}

interface Cost {
  /** CPU milliseconds; wall-clock milliseconds where the system has no CPU accounting. */
  readonly processor: number;
  readonly clock: number;
}

function wholeProcess(command: string, args: readonly string[]): Cost {
  const before = childrenMillis();
  const start = performance.now();
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  const clock = performance.now() - start;
  if (status !== 0) throw new Error(`${command} failed:\n${stderr}`);
  return { clock, processor: before === null ? clock : childrenMillis()! - before };
}

/** CPU time of ended child processes from /proc, in units of 10 ms. */
function childrenMillis(): number | null {
  if (!existsSync('/proc/self/stat')) return null;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10;
}

function printMemory(program: string, folder: string): void {
  const file = join(folder, 'gpx', '0.gpx');
  const megabytes = readFileSync(file).length / 1e6;
  const peakOf = (args: readonly string[]) =>
    median(
      Array.from(
        { length: RACES },
        () => (JSON.parse(outputOf(process.execPath, args)!) as { peak: number }).peak,
      ),
    );
  const bare = peakOf([join(folder, 'bare-node.mjs')]);
  const empty = peakOf([program]);
  const reading = peakOf([join(folder, 'read-file.mjs'), file]);
  const whole = peakOf([program, file]);
  printTable(
    `Peak memory of a process from a ${megabytes.toFixed(1)} MB GPX file to its rides, MiB`,
    ['', 'MiB', 'above bare Node'],
    [
      ['bare Node', number(bare / MIB), ''],
      ['engine loaded', number(empty / MIB), number((empty - bare) / MIB)],
      ['file read', number(reading / MIB), number((reading - bare) / MIB)],
      ['file to rides', number(whole / MIB), number((whole - bare) / MIB)],
    ],
  );
}
