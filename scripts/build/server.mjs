import { readdirSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { rolldown } from 'rolldown';
import { filesBelow } from '../lib/files.mjs';
import { fromRoot } from '../lib/paths.mjs';

/** Packages with native code or files of their own, and those that are loaded when they are first used. */
const KEPT = [
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
  '@duckdb/node-api',
  '@eventstore/db-client',
  '@node-rs/argon2',
  '@resvg/resvg-js',
  'nodemailer',
  'piscina',
];
const isKept = (id) => KEPT.some((name) => id === name || id.startsWith(`${name}/`));

/** Packages have no source map, which would be most of the whole. */
const withoutMapsOfPackages = {
  name: 'without-maps-of-packages',
  transform: { filter: { id: /node_modules/ }, handler: (code) => ({ code, map: { mappings: '' } }) },
};

/**
 * Bundles the server and its command line, what only some of it needs apart, and each worker thread with what it needs.
 * Overwrites files first and deletes obsolete ones last, so that a process that starts meanwhile finds all files.
 * @param from folder of the sources @param to folder of the build
 */
export async function bundleServer(from, to) {
  const sources = filesBelow(fromRoot(from));
  const entries = sources.filter((path) => /(^|\/)(main|cli|[^/]+\.worker)\.ts$/.test(path));
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((path) => [basename(path, '.ts'), path])),
    platform: 'node',
    external: isKept,
    plugins: [withoutMapsOfPackages],
    transform: { target: 'node20' },
    onLog(level, log, report) {
      // Nest tries packages that are not installed, and does without.
      if (log.code !== 'UNRESOLVED_IMPORT' || !log.id?.includes('node_modules')) report(level, log);
    },
  });
  const { output } = await bundle.write({
    dir: fromRoot(to),
    format: 'es',
    keepNames: true,
    // Comments of packages are a tenth of what is read at each start.
    comments: { legal: true, annotation: false, jsdoc: false },
    // Nest's decorators come after the metadata they need, whatever chunk each is in.
    strictExecutionOrder: true,
    sourcemap: true,
    sourcemapExcludeSources: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await bundle.close();
  const current = new Set(output.map(({ fileName }) => fileName));
  for (const name of readdirSync(fromRoot(to)))
    if (!current.has(name)) rmSync(fromRoot(to, name), { recursive: true });
}
