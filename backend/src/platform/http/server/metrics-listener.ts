import { createServer, type Server, type ServerResponse } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import { listenOn } from './listen-on.ts';
import type { Metrics } from '../../metrics/metrics.ts';

const PATH = '/metrics';

/** Answers Prometheus on a port of its own, which people and load balancers don't reach. */
export class MetricsListener {
  private readonly server: Server;

  constructor(private readonly metrics: Metrics) {
    collectDefaultMetrics({ register: metrics.registry });
    this.server = createServer((request, response) => {
      if (request.method === 'GET' && request.url === PATH) void this.answer(response);
      else response.writeHead(404).end();
    });
  }

  /** @returns the port; for port 0, the one chosen by the system */
  listen(port: number, host: string): Promise<number> {
    return listenOn(this.server, port, host);
  }

  private async answer(response: ServerResponse): Promise<void> {
    const { registry } = this.metrics;
    const body = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(body);
  }

  async close(): Promise<void> {
    await new Promise((resolve) => {
      this.server.close(resolve);
      this.server.closeAllConnections();
    });
  }
}
