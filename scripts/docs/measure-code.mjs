import { readFileSync } from 'node:fs';
import { posix, relative } from 'node:path';
import { filesBelow } from '../lib/files.mjs';
import { fromRoot, root } from '../lib/paths.mjs';

const PRODUCTION = ['backend/src', 'detection-engine/src', 'frontend/src'];
const TESTS = /\.spec\.tsx?$|\/(testing|contract|bench)\//;
const GENERATED = ['frontend/src/app/api-types.ts'];
const SHORT = 25;
const LONG = 300;

/** Sizes of the TypeScript files that are written by hand, built and served, and how many files use each export. */
export function measureCode() {
  return measure(
    PRODUCTION.flatMap((folder) => filesBelow(fromRoot(folder)))
      .map((file) => ({ path: relative(root, file).replaceAll('\\', '/'), file }))
      .filter(({ path }) => /\.tsx?$/.test(path) && !TESTS.test(path) && !GENERATED.includes(path))
      .map(({ path, file }) => ({ path, text: readFileSync(file, 'utf8') })),
  );
}

/** @param {readonly { path: string, text: string }[]} files */
export function measure(files) {
  const sizes = new Map(files.map(({ path, text }) => [path, text.split('\n').length - 1]));
  const sorted = [...sizes.values()].sort((a, b) => a - b);
  const quantile = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  const { importers, users } = usesIn(files);
  const short = [...sizes].filter(([, lines]) => lines < SHORT).map(([path]) => path);
  const exported = [...users.values()];
  return {
    files: files.length,
    lines: sorted.reduce((sum, size) => sum + size, 0),
    median: quantile(0.5),
    p90: quantile(0.9),
    shortShare: short.length / files.length,
    shortWithOneImporter: short.filter((path) => importers.get(path)?.size === 1),
    exports: exported.length,
    oneUserShare: exported.filter(({ size }) => size === 1).length / exported.length,
    long: [...sizes].filter(([, lines]) => lines > LONG).map(([path]) => path),
  };
}

/**
 * The files that import each file, and those that use each export. A re-export is no use: what is imported
 * from an index counts for the file that declares it.
 */
function usesIn(files) {
  const modules = new Map(files.map(({ path, text }) => [path, linksOf(path, text)]));
  const importers = new Map(files.map(({ path }) => [path, new Set()]));
  const users = new Map();
  for (const [path, { declared }] of modules) {
    for (const name of declared) users.set(`${path}#${name}`, new Set());
  }
  /** Follows re-exports to the declaration. */
  const declarationOf = (path, name) => {
    const reexport = modules.get(path)?.reexported.find((link) => link.name === name);
    return reexport ? declarationOf(reexport.from, reexport.original) : `${path}#${name}`;
  };
  for (const [path, { imported, reexported }] of modules) {
    for (const { from, names } of imported) {
      importers.get(from)?.add(path);
      for (const name of names) users.get(declarationOf(from, name))?.add(path);
    }
    for (const { from } of reexported) importers.get(from)?.add(path);
  }
  return { importers, users };
}

const NAMED = /^(import|export) (?:type )?(?:\w+,? ?)?(?:\{([^}]*)\} |\* as \w+ )?from '([^']+)';/gm;
const UNNAMED = /^import '(\.[^']+)';|\bimport\('(\.[^']+)'\)/gm;
const DECLARED =
  /^export (?:default )?(?:abstract |async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

/** What a file declares for others, hands on from others, and imports; read by the layout that Prettier gives. */
function linksOf(path, text) {
  const resolve = (specifier) =>
    specifier === '@rideline/detection-engine'
      ? 'detection-engine/src/index.ts'
      : posix.join(posix.dirname(path), specifier);
  const links = [...text.matchAll(NAMED)].map(([, keyword, list = '', specifier]) => ({
    keyword,
    from: resolve(specifier),
    elements: elementsOf(list),
  }));
  return {
    declared: [...text.matchAll(DECLARED)].map(([, name]) => name),
    reexported: links
      .filter(({ keyword }) => keyword === 'export')
      .flatMap(({ from, elements }) => elements.map((element) => ({ from, ...element }))),
    imported: [
      ...links
        .filter(({ keyword }) => keyword === 'import')
        .map(({ from, elements }) => ({ from, names: elements.map(({ original }) => original) })),
      ...[...text.matchAll(UNNAMED)].map(([, static_, dynamic]) => ({
        from: resolve(static_ ?? dynamic),
        names: [],
      })),
    ],
  };
}

/** `type A, b as c` -> [{ original: 'A', name: 'A' }, { original: 'b', name: 'c' }] */
function elementsOf(list) {
  return list
    .split(',')
    .map((element) => element.trim().replace(/^type /, ''))
    .filter((element) => element !== '')
    .map((element) => {
      const [original, name = original] = element.split(' as ');
      return { original, name };
    });
}
