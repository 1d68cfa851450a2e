import { posix } from 'node:path';

/** @typedef {{ path: string, text: string }} File with its path from the root */

const MODULE = /^backend\/src\/modules\/([^/]+)\//;
const TESTS = /\.spec\.ts$|\/(testing|contract|bench)\//;

const moduleOf = (path) => MODULE.exec(path)?.[1];
const served = (files) => files.filter(({ path }) => !TESTS.test(path));

/** A folder of the platform, of the kernel or of the modules. */
const roomOf = (path) => /^backend\/src\/((?:platform|kernel|modules)\/[^/]+)\//.exec(path)?.[1];

/**
 * Circles of rooms that import each other, types included, as `a -> b -> a`. Dependency-cruiser's circles of folders
 * include the tests, which import every module.
 * @param {readonly File[]} files
 */
export function roomCircles(files) {
  const graph = roomGraph(files);
  const circles = new Map();
  const done = new Set();
  const visit = (room, path) => {
    if (path.includes(room)) {
      const circle = path.slice(path.indexOf(room));
      const members = [...circle].sort().join(' ');
      if (!circles.has(members)) circles.set(members, [...circle, room].join(' -> '));
      return;
    }
    if (done.has(room)) return;
    for (const next of graph.get(room) ?? []) visit(next, [...path, room]);
    done.add(room);
  };
  for (const room of graph.keys()) visit(room, []);
  return [...circles.values()];
}

/** @returns {Map<string, Set<string>>} the rooms that each room imports */
function roomGraph(files) {
  const graph = new Map();
  for (const { path, text } of served(files)) {
    const from = roomOf(path);
    if (from === undefined) continue;
    const imported = graph.get(from) ?? new Set();
    graph.set(from, imported);
    for (const [, specifier] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      const to = roomOf(posix.join(posix.dirname(path), specifier));
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

/** How deep a folder may be. */
const mostFolders = (path) => (MODULE.test(path) ? 6 : 5);

/**
 * Files that lie deeper than one folder below write/, read/ or adapters/ of a module, or below a feature, as sentences.
 * @param {readonly string[]} paths
 */
export function tooDeep(paths) {
  return paths
    .filter((path) => path.split('/').length - 1 > mostFolders(path))
    .map((path) => `${path} lies deeper than ${mostFolders(path)} folders.`);
}

const PROJECTION = 'detection-engine/src/track/distance.ts';
/** A share or a length of a degree of longitude, and the meters of a degree or of the earth's radius. */
const PROJECTS =
  /Math\.cos\([^)\n]*(?:latitude|\b(?:lat|north|south)\b)|\b(?:111_?\d{3}|6_?37\d_?\d{3})(?:\.\d+)?\b/i;

/**
 * Files that project degrees to meters on their own, as sentences.
 * @param {readonly File[]} files
 */
export function ownProjections(files) {
  return served(files)
    .filter(({ path, text }) => path !== PROJECTION && PROJECTS.test(text))
    .map(({ path }) => `${path} projects degrees to meters: take it from ${PROJECTION}.`);
}

/** The table of the web app; a month of the calendar is days, not columns of values. */
const TABLES = /^frontend\/src\/(ui\/table\/|features\/season\/calendar\/calendar-year\.tsx$)/;

/**
 * Files that write a table on their own, by element, role or the component library's, as sentences.
 * @param {readonly File[]} files
 */
export function ownTables(files) {
  return served(files)
    .filter(
      ({ path, text }) =>
        path.startsWith('frontend/') &&
        !TABLES.test(path) &&
        (/<table\b|role="table"/.test(text) ||
          /import \{[^}]*\bTable\b[^}]*\} from '@mantine\/core'/.test(text)),
    )
    .map(({ path }) => `${path} writes a table: give columns to the one in frontend/src/ui/table.`);
}

/** What the component library's style props say. */
const SAID_BY_PROPS =
  /^(margin|padding)(-[a-z]+)*$|^(color|background|display|gap|flex|flex-direction|flex-wrap|align-items|justify-content|font-size|font-weight|font-style|line-height|letter-spacing|text-align|text-transform|text-decoration|width|height|min-width|max-width|min-height|max-height|opacity|border-radius)$/;

/**
 * Style sheets of which every rule is a single class that style props say as well, as sentences.
 * @param {readonly File[]} files
 */
export function needlessStyles(files) {
  return files
    .filter(({ path, text }) => {
      if (!path.endsWith('.module.css')) return false;
      const rules = text.replaceAll(/\/\*[^]*?\*\//g, '').match(/[^{}]+\{[^{}]*\}?/g) ?? [];
      return rules.every((rule) => {
        const [selectors, declarations] = rule.split(/[{}]/);
        const properties = declarations.split(';').map((declaration) => declaration.split(':')[0].trim());
        return (
          selectors.split(',').every((selector) => /^\.[\w-]+$/.test(selector.trim())) &&
          properties.every((property) => property === '' || SAID_BY_PROPS.test(property))
        );
      });
    })
    .map(({ path }) => `${path} says only what the style props of the component library say.`);
}
