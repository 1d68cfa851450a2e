import { dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { readRoutes } from './read-routes.mjs';
import { decoratorCalls, find, importedFrom, textOf } from './source.mjs';

const handledBy = (source) =>
  find(source.ast, ts.isClassDeclaration).flatMap((node) =>
    decoratorCalls(node, 'CommandHandler').map((call) => call.arguments[0].getText()),
  );

/** Event types that a command file writes as `type: 'X'`. */
function decided(source, known) {
  const written = find(source.ast, (node) => ts.isPropertyAssignment(node) && node.name.getText() === 'type')
    .map((node) => textOf(/** @type {ts.PropertyAssignment} */ (node).initializer))
    .filter((type) => known.has(type));
  return [...new Set(written)];
}

/** Each handler of write/ with the routes that call it, the commands it decides with and the events they give. */
export function readUseCases(sources, { events }) {
  const known = new Set(events.map((event) => event.type));
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const routes = sources
    .filter(({ name }) => /\.(http|use-case)\.ts$/.test(name))
    .flatMap((source) => readRoutes(source).map((route) => ({ ...route, path: source.path })));
  return sources
    .filter(({ folder, name }) => folder === 'write' && /\.(handler|use-case)\.ts$/.test(name))
    .map((source) => {
      const handles = handledBy(source);
      const commands = ['.command.ts', '.decision.ts']
        .flatMap((suffix) => importedFrom(source, suffix))
        .map((specifier) => posix.normalize(join(dirname(source.path), specifier).replaceAll('\\', '/')))
        .map((path) => byPath.get(path))
        .filter((command) => command !== undefined);
      return {
        name: source.name.replace(/\.(handler|use-case)\.ts$/, ''),
        module: source.module,
        path: source.path,
        handles,
        routes: routes.filter((route) => route.issues.some((issued) => handles.includes(issued))),
        commands: commands.map((command) => command.path),
        events: [...new Set(commands.flatMap((command) => decided(command, known)))],
      };
    });
}

/** Each file of read/ that answers HTTP, with the read models its SQL names. */
export function readQueries(sources) {
  return sources
    .filter(({ folder, name }) => folder === 'read' && /\.(query|http)\.ts$/.test(name))
    .flatMap((source) => {
      const readModels = new Set(
        [...source.ast.text.matchAll(/\bread_([a-z_]+)\./g)].map(([, name]) => name),
      );
      return readRoutes(source).map(({ route }) => ({
        route,
        module: source.module,
        path: source.path,
        readModels: [...readModels],
      }));
    });
}
