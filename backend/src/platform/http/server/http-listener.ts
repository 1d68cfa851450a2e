import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { HealthAnswer } from '../../health/health.ts';
import { answerBrokenRequest, endWithProblem } from './broken-requests.ts';
import { listenOn } from './listen-on.ts';
import { type ReceivingLimits, ReceivingWatch } from './receiving-watch.ts';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

const HEADERS_TIMEOUT_MS = 15_000;
const KEEP_ALIVE_MS = 65_000;
const CHECK_EVERY_MS = 5_000;
const CLOSE_IDLE_EVERY_MS = 50;

export const HEALTH_PATH = '/api/health';
const HEALTH_HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' };
const STARTING: HealthAnswer = { status: 503, body: JSON.stringify({ status: 'starting' }) };
const STOPPING: HealthAnswer = { status: 503, body: JSON.stringify({ status: 'stopping' }) };

/**
 * The HTTP server of the process. It listens before the app is ready and answers 503 until then, passes requests to
 * the app after `serve`, and lets requests in progress finish on `close`. It answers the health call itself, which is
 * cheaper than through the app.
 */
export class HttpListener {
  readonly server: Server;
  private handler: RequestHandler | undefined;
  private health: () => HealthAnswer = () => STARTING;
  private closing = false;
  private readonly receiving: ReceivingWatch;

  constructor(limits: ReceivingLimits) {
    this.receiving = new ReceivingWatch(limits, (_, response) => endWithProblem(response, 408));
    this.server = createServer(
      {
        // Node's limit is the same for all routes; ReceivingWatch sets the limits of bodies.
        requestTimeout: 0,
        headersTimeout: Math.min(HEADERS_TIMEOUT_MS, limits.requestTimeoutMs),
        keepAliveTimeout: KEEP_ALIVE_MS,
        connectionsCheckingInterval: CHECK_EVERY_MS,
        requireHostHeader: false,
      },
      (request, response) => this.take(request, response),
    );
    this.server.on('clientError', answerBrokenRequest);
    this.server.on('checkExpectation', (_, response: ServerResponse) => endWithProblem(response, 417));
  }

  /** @returns the port; for port 0, the one chosen by the system */
  listen(port: number, host: string): Promise<number> {
    return listenOn(this.server, port, host);
  }

  /** Answers health calls, and before `serve` every request while its status is 503. */
  report(health: () => HealthAnswer): void {
    this.health = health;
  }

  serve(handler: RequestHandler): void {
    this.handler = handler;
  }

  private take(request: IncomingMessage, response: ServerResponse): void {
    if (this.closing) response.setHeader('connection', 'close');
    this.receiving.begin(request, response);
    if (request.headers.host === undefined && request.httpVersion === '1.1') endWithProblem(response, 400);
    else if (this.handler === undefined || isHealthCall(request)) this.answerHealth(response);
    else this.handler(request, response);
  }

  private answerHealth(response: ServerResponse): void {
    const answer = this.health();
    const { status, body } = this.handler === undefined && answer.status === 200 ? STARTING : answer;
    response.writeHead(status, status === 200 ? HEALTH_HEADERS : { ...HEALTH_HEADERS, 'retry-after': '1' });
    response.end(body);
  }

  /** Answers 503 to health calls and serves on for `ms`, in which load balancers stop sending requests. */
  async drain(ms: number): Promise<void> {
    if (this.handler === undefined) return;
    this.closing = true;
    this.health = () => STOPPING;
    await pause(ms);
  }

  /** Stops accepting connections; resolves once all requests are answered. Drops the rest after `graceMs`. */
  async close(graceMs: number): Promise<void> {
    this.closing = true;
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    // A connection becomes idle, not closed, when its request is answered.
    const idle = setInterval(() => this.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
    const force = setTimeout(() => this.server.closeAllConnections(), graceMs);
    this.server.closeIdleConnections();
    await closed;
    this.receiving.stop();
    clearInterval(idle);
    clearTimeout(force);
  }
}

function isHealthCall({ url, method }: IncomingMessage): boolean {
  return url === HEALTH_PATH && (method === 'GET' || method === 'HEAD');
}
