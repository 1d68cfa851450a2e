import { posix } from 'node:path';
import ts from 'typescript';
import { readRoutes } from './read-routes.mjs';
import { find, importedFrom, textOf } from './source.mjs';

const DECLARES = /^(slice|sliceOf|decides)\(/;

/** Commands that a file declares: `export const XCommand = slice(...)`. */
const handledBy = (source) =>
  find(source.ast, ts.isVariableDeclaration)
    .map((node) => /** @type {ts.VariableDeclaration} */ (node))
    .filter(({ initializer }) => DECLARES.test(initializer?.getText() ?? ''))
    .map(({ name }) => name.getText());

/** Event types that a decision writes as `type: 'X'`. */
function decided(source, known) {
  const written = find(source.ast, (node) => ts.isPropertyAssignment(node) && node.name.getText() === 'type')
    .map((node) => textOf(/** @type {ts.PropertyAssignment} */ (node).initializer))
    .filter((type) => known.has(type));
  return [...new Set(written)];
}

const USE_CASE = /\.use-case\.ts$/;
/** `.http.ts` holds a route that leads to several use cases. */
const ROUTES = /\.(use-case|http)\.ts$/;
const DECISION = /\.decision\.ts$/;

/** Each use case with its routes, the commands it handles, its decisions and the events these give. */
export function readUseCases(sources, { events }) {
  const known = new Set(events.map((event) => event.type));
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const routes = sources
    .filter(({ name }) => ROUTES.test(name))
    .flatMap((source) => readRoutes(source).map((route) => ({ ...route, path: source.path })));
  return sources
    .filter(({ name }) => USE_CASE.test(name))
    .map((source) => {
      const handles = handledBy(source);
      const decisions = importedFrom(source, DECISION)
        .map((specifier) => byPath.get(posix.join(posix.dirname(source.path), specifier)))
        .filter((decision) => decision !== undefined);
      return {
        name: source.name.replace(USE_CASE, ''),
        module: source.module,
        path: source.path,
        handles,
        routes: routes.filter(
          (route) => route.path === source.path || route.issues.some((issued) => handles.includes(issued)),
        ),
        decisions: decisions.map((decision) => decision.path),
        events: [...new Set(decisions.flatMap((decision) => decided(decision, known)))],
      };
    });
}

/** Statistics name no schema: their SQL is for a snapshot of these read models. */
const ASKS_SNAPSHOT = /\bAnalyticsStore\b/;
const SNAPSHOT = ['analytics_people', 'analytics_sessions', 'analytics_refusals'];

/** Each file outside of write/ that answers HTTP, with the read models its SQL names. */
export function readQueries(sources) {
  return sources
    .filter(({ folder, name }) => folder !== 'write' && /\.(query|http)\.ts$/.test(name))
    .flatMap((source) => {
      const readModels = new Set(
        [...source.ast.text.matchAll(/\bread_([a-z_]+)\./g)].map(([, name]) => name),
      );
      if (ASKS_SNAPSHOT.test(source.ast.text)) SNAPSHOT.forEach((name) => readModels.add(name));
      return readRoutes(source).map(({ route }) => ({
        route,
        module: source.module,
        path: source.path,
        readModels: [...readModels],
      }));
    });
}
