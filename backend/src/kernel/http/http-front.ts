import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

const HEADERS_TIMEOUT_MS = 15_000;
const KEEP_ALIVE_MS = 65_000;
const CHECK_EVERY_MS = 5_000;
const CLOSE_IDLE_EVERY_MS = 50;

/**
 * The one listener of the process. It listens before the app is there and says so (503), hands each request to
 * the app once it can serve, and at the end lets requests under way finish.
 */
export class HttpFront {
  readonly server: Server;
  private handler: RequestHandler = answerStarting;
  private closing = false;

  constructor(requestTimeoutMs: number) {
    this.server = createServer(
      {
        requestTimeout: requestTimeoutMs,
        headersTimeout: Math.min(HEADERS_TIMEOUT_MS, requestTimeoutMs),
        keepAliveTimeout: KEEP_ALIVE_MS,
        connectionsCheckingInterval: CHECK_EVERY_MS,
      },
      (request, response) => {
        if (this.closing) response.setHeader('connection', 'close');
        this.handler(request, response);
      },
    );
  }

  /** @returns the port, chosen by the system for port 0 */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, host, () => {
        this.server.off('error', reject);
        resolve((this.server.address() as AddressInfo).port);
      });
    });
  }

  serve(handler: RequestHandler): void {
    this.handler = handler;
  }

  /** Takes no more connections and resolves when the last request is answered, by force after `graceMs`. */
  async close(graceMs: number): Promise<void> {
    this.closing = true;
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    // A connection whose request was under way becomes idle, not closed, with its answer.
    const idle = setInterval(() => this.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
    const force = setTimeout(() => this.server.closeAllConnections(), graceMs);
    this.server.closeIdleConnections();
    await closed;
    clearInterval(idle);
    clearTimeout(force);
  }
}

const STARTING = JSON.stringify({ status: 'starting' });

function answerStarting(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, {
    'content-type': 'application/json',
    'retry-after': '1',
    'cache-control': 'no-store',
  });
  response.end(STARTING);
}
