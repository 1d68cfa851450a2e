import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { listenOn } from '../../src/platform/http/server/listen-on.ts';

const CHECK_EVERY_MS = 100;

interface Process {
  readonly url: string;
}

/**
 * A load balancer without stickiness and retries: requests go in turns to the processes whose last health call was
 * answered with 200, over connections that are kept open.
 */
export class Balancer {
  /** Requests without an answer of a process. */
  readonly lost: string[] = [];
  private readonly members = new Set<Process>();
  private healthy: readonly Process[] = [];
  private turn = 0;
  private checking = Promise.resolve();
  private readonly agent = new Agent({ keepAlive: true });
  private readonly server = createServer((incoming, answer) => this.pass(incoming, answer));
  private readonly timer = setInterval(() => {
    this.checking = this.checking.then(() => this.check());
  }, CHECK_EVERY_MS);

  private constructor() {
    this.server.keepAliveTimeout = 60_000;
  }

  static async start(): Promise<Balancer & { readonly url: string }> {
    const balancer = new Balancer();
    const port = await listenOn(balancer.server, 0, '127.0.0.1');
    return Object.assign(balancer, { url: `http://127.0.0.1:${port}` });
  }

  /** Adds a process, which gets requests once it is healthy. */
  add(process: Process): void {
    this.members.add(process);
  }

  remove(process: Process): void {
    this.members.delete(process);
  }

  isHealthy(process: Process): boolean {
    return this.healthy.includes(process);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.checking;
    this.server.closeAllConnections();
    this.server.close();
    this.agent.destroy();
  }

  private async check(): Promise<void> {
    const members = [...this.members];
    const states = await Promise.all(members.map(({ url }) => isHealthy(url)));
    this.healthy = members.filter((_, index) => states[index]);
  }

  private pass(incoming: IncomingMessage, answer: ServerResponse): void {
    const { method = 'GET', url = '/', headers } = incoming;
    const process = this.healthy[this.turn++ % Math.max(1, this.healthy.length)];
    const fail = (reason: string) => {
      this.lost.push(`${method} ${url}: ${reason}`);
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    };
    if (process === undefined) {
      fail('no process is healthy');
      return;
    }
    const forwarded = { ...headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
    const passed = request(`${process.url}${url}`, { method, headers: forwarded, agent: this.agent });
    passed.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, {
        ...withoutConnection(response),
        'x-answered-by': process.url,
      });
      response.pipe(answer);
      response.on('error', ({ message }) => fail(message));
    });
    passed.on('error', ({ message }) => fail(message));
    incoming.pipe(passed);
  }
}

/** Headers that end at the balancer. */
function withoutConnection({ headers }: IncomingMessage) {
  const { connection: _connection, 'keep-alive': _keepAlive, ...others } = headers;
  return others;
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const [response] = (await once(get(`${url}/api/health`, { agent: false }), 'response')) as [
      IncomingMessage,
    ];
    response.resume();
    return response.statusCode === 200;
  } catch {
    return false;
  }
}
