import type { FastifyInstance } from 'fastify';

/** What the router prints for a node: how deep it is, its part of the address, the methods that end there. */
const NODE = /^(?<indent>[│ ]*)[├└]── (?<part>\S+)(?: \((?<methods>[A-Z, ]+)\))?$/;
const INDENT = 4;

/** Every route that the router has, as `GET /api/rides/:id`; a HEAD is its GET. */
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
