import type { FastifyInstance } from 'fastify';

/**
 * One entry per request, with its route and not its address: addresses hold tokens and ids of activities.
 */
export function logRequests(instance: FastifyInstance): void {
  instance.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}
