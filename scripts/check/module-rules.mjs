import { posix } from 'node:path';

/** @typedef {{ path: string, text: string }} File with its path from the root */

const MODULE = /^backend\/src\/modules\/([^/]+)\//;
const TESTS = /\.spec\.ts$|\/(testing|contract|bench)\//;

const moduleOf = (path) => MODULE.exec(path)?.[1];
const served = (files) => files.filter(({ path }) => !TESTS.test(path));

/**
 * Circles of modules that import each other, types included, as `a -> b -> a`. Dependency-cruiser's circles of
 * folders include the tests, which import every module.
 * @param {readonly File[]} files
 */
export function moduleCircles(files) {
  const graph = moduleGraph(files);
  const circles = new Map();
  const visit = (module, path) => {
    if (path.includes(module)) {
      const circle = path.slice(path.indexOf(module));
      const members = [...circle].sort().join(' ');
      if (!circles.has(members)) circles.set(members, [...circle, module].join(' -> '));
      return;
    }
    for (const next of graph.get(module) ?? []) visit(next, [...path, module]);
  };
  for (const module of graph.keys()) visit(module, []);
  return [...circles.values()];
}

/** @returns {Map<string, Set<string>>} the modules that each module imports */
function moduleGraph(files) {
  const graph = new Map();
  for (const { path, text } of served(files)) {
    const from = moduleOf(path);
    if (from === undefined) continue;
    const imported = graph.get(from) ?? new Set();
    graph.set(from, imported);
    for (const [, specifier] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      const to = moduleOf(posix.join(posix.dirname(path), specifier));
      if (to !== undefined && to !== from) imported.add(to);
    }
  }
  return graph;
}

/**
 * SQL on a read table outside the module whose projection writes it, and in decisions and events, as sentences.
 * @param {readonly File[]} files
 */
export function misusedReadTables(files) {
  const owners = new Map(
    served(files)
      .filter(({ path }) => path.endsWith('.projection.ts'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/\bname: '([a-z_]+)'/g)].map(([, name]) => [`read_${name}`, moduleOf(path)]),
      ),
  );
  return served(files).flatMap(({ path, text }) =>
    [...new Set(text.match(/\bread_[a-z_]+(?=\.)/g))].flatMap((schema) => {
      const owner = owners.get(schema);
      if (owner === undefined) return [];
      if (owner !== moduleOf(path)) return [`${path} reads ${schema}, which belongs to ${owner}.`];
      const isPure = /\/events\/|\.(aggregate|decision)\.ts$/.test(path);
      return isPure ? [`${path} reads ${schema}, but decisions and events do no I/O.`] : [];
    }),
  );
}
