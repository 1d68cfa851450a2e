import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type TrackFormat, encodeTrackFile } from '../src/index.ts';
import { type Figure, printTable } from '../../scripts/bench/table.ts';
import { median } from './measure.ts';
import { longSession } from './sessions.ts';

const ENGINE = fileURLToPath(new URL('..', import.meta.url));
const PROGRAMS = [
  new URL('./file-to-rides.ts', import.meta.url),
  new URL('./read-file.ts', import.meta.url),
  new URL('./bare-node.ts', import.meta.url),
].map((url) => fileURLToPath(url));
const FORMATS: readonly TrackFormat[] = ['fit', 'gpx', 'tcx'];
const FILES = 12;
const RUNS = 9;
const MIB = 1024;

/** Processes from files to rides, and their peak memory. */
export async function measureFiles(folder: string): Promise<Figure[]> {
  const program = await bundle(folder);
  const kinds = [...FORMATS.map((format) => [format, null] as const), ['gpx', 'Surf & chill'] as const];
  const rows = kinds.map(([format, name]) => {
    const files = makeFiles(join(folder, name ?? format), format, name);
    const megabytes = files.reduce((sum, file) => sum + readFileSync(file).length, 0) / 1e6;
    const millis = median(Array.from({ length: RUNS }, () => run([program, ...files]).millis));
    const named = name === null ? '' : `, named "${name}"`;
    return [`${format}${named}, ${FILES} sessions of 5.5 hours`, megabytes.toFixed(1), millis.toFixed(0)];
  });
  printTable(['from files to rides, a process', 'MB', 'ms of processor time'], rows);
  console.log('');
  return measureMemory(program, folder);
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
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: true,
      rolldownOptions: {
        input: PROGRAMS,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  return join(folder, 'file-to-rides.mjs');
}

function makeFiles(folder: string, format: TrackFormat, name: string | null): string[] {
  mkdirSync(folder, { recursive: true });
  return Array.from({ length: FILES }, (_, index) => {
    const recorded = longSession(100 + index, format);
    const path = join(folder, `${index}.${format}`);
    writeFileSync(
      path,
      encodeTrackFile(recorded, format, { ...recorded.facts, ...(name !== null && { name }) }),
    );
    return path;
  });
}

/** CPU milliseconds of a whole process; wall-clock milliseconds where the system has no CPU accounting. */
function run(args: readonly string[]): { readonly stdout: string; readonly millis: number } {
  const before = childrenMillis();
  const start = performance.now();
  const { status, stderr, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const clock = performance.now() - start;
  if (status !== 0) throw new Error(`${args[0]} failed:\n${stderr}`);
  return { stdout, millis: before === null ? clock : childrenMillis()! - before };
}

/** CPU time of ended child processes from /proc, in units of 10 ms. */
function childrenMillis(): number | null {
  if (!existsSync('/proc/self/stat')) return null;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10;
}

/** Peak memory of a process that reads a GPX file, and finds its rides. */
function measureMemory(program: string, folder: string): Figure[] {
  const file = join(folder, 'gpx', '0.gpx');
  const peakOf = (args: readonly string[]) =>
    median(Array.from({ length: RUNS }, () => (JSON.parse(run(args).stdout) as { peak: number }).peak));
  const bare = peakOf([join(folder, 'bare-node.mjs')]);
  const above = (args: readonly string[]) => ({
    measured: (peakOf(args) - bare) / MIB,
    unit: 'MiB',
    goal: 25,
  });
  return [
    { what: 'above bare Node: a GPX of 4 MB read', ...above([join(folder, 'read-file.mjs'), file]) },
    { what: 'above bare Node: a GPX of 4 MB to rides', ...above([program, file]) },
  ];
}
