import type { FastifyInstance } from 'fastify';

/** A line of the router's printout: indentation, path segment, methods. */
const NODE = /^(?<indent>[│ ]*)[├└]── (?<part>\S+)(?: \((?<methods>[A-Z, ]+)\))?$/;
const INDENT = 4;

/** All registered routes, such as `GET /api/rides/:id`, without HEAD. */
export function routeTable(instance: FastifyInstance): ReadonlySet<string> {
  const routes = new Set<string>();
  const above: string[] = [];
  for (const line of instance.printRoutes({ commonPrefix: false }).split('\n')) {
    const { indent = '', part = '', methods } = NODE.exec(line)?.groups ?? {};
    if (part === '') continue;
    const depth = indent.length / INDENT;
    const path = `${above[depth - 1] ?? ''}${part}`;
    above.length = depth;
    above.push(path);
    for (const method of methods?.split(', ') ?? []) {
      if (method !== 'HEAD') routes.add(`${method} ${path.replaceAll(/:[^/]+/g, ':id')}`);
    }
  }
  return routes;
}
