import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type FaultSwitches } from './faults.ts';
import { type Incoming } from './incoming.ts';
import { empty, type Reply } from './reply.ts';
import { type RequestCounts } from './request-counts.ts';

export interface Route<Action extends string> {
  readonly method: 'GET' | 'POST';
  /** Segments that start with a colon match anything. */
  readonly path: string;
  /** Names the request in counts and faults. */
  readonly action: Action | ((request: Incoming) => Action);
  readonly answer: (request: Incoming) => Reply;
}

export interface OriginOptions<Action extends string> {
  /** 0 takes a free one. */
  readonly port: number;
  readonly routes: readonly Route<Action>[];
  readonly faults: FaultSwitches<Action>;
  readonly counts: RequestCounts<Action>;
}

export interface Origin {
  readonly url: string;
  /** All requests received, of unknown routes too. */
  requests(): number;
  stop(): Promise<void>;
}

/** Serves routes on 127.0.0.1. */
export async function startOrigin<Action extends string>(options: OriginOptions<Action>): Promise<Origin> {
  let requests = 0;
  const stopping = new AbortController();
  const server = createServer((message, response) => {
    requests += 1;
    answer(options, message, response, stopping.signal).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end(`The stand-in failed: ${String(error)}`);
    });
  });
  // A connection that the server closes while a client reuses it would look like a fault.
  server.keepAliveTimeout = 0;
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    async stop() {
      stopping.abort();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answer<Action extends string>(
  { routes, faults, counts }: OriginOptions<Action>,
  message: IncomingMessage,
  response: ServerResponse,
  stopping: AbortSignal,
): Promise<void> {
  const request = await read(message);
  const found = match(routes, request);
  if (found === undefined) {
    send(response, empty(404));
    return;
  }
  const { route, request: matched } = found;
  const action = typeof route.action === 'string' ? route.action : route.action(matched);
  counts.add(action);
  const fault = faults.take(action);
  if (fault?.kind === 'refused') {
    response.destroy();
    return;
  }
  const reply =
    fault?.kind === 'reply'
      ? typeof fault.reply === 'function'
        ? fault.reply(matched)
        : fault.reply
      : route.answer(matched);
  if (fault?.kind === 'lost') response.destroy();
  else if (fault?.kind === 'cut') cut(response, reply);
  else {
    if (fault?.kind === 'held') await Promise.race([fault.until, aborted(stopping)]);
    if (fault?.kind === 'slow') await pause(fault.ms, stopping);
    send(response, reply);
  }
}

async function read(message: IncomingMessage): Promise<Incoming> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const url = new URL(message.url ?? '/', 'http://stand-in');
  return {
    method: message.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: message.headers,
    body: Buffer.concat(chunks).toString('utf8'),
    params: {},
  };
}

function match<Action extends string>(routes: readonly Route<Action>[], request: Incoming) {
  for (const route of routes) {
    const wanted = route.path.split('/');
    const given = request.path.split('/');
    const fits =
      route.method === request.method &&
      wanted.length === given.length &&
      wanted.every((segment, index) => segment.startsWith(':') || segment === given[index]);
    if (!fits) continue;
    const params = wanted.flatMap((segment, index) =>
      segment.startsWith(':') ? [[segment.slice(1), decodeURIComponent(given[index] ?? '')]] : [],
    );
    return { route, request: { ...request, params: Object.fromEntries(params) as Record<string, string> } };
  }
  return undefined;
}

function send(response: ServerResponse, { status, headers = {}, body }: Reply): void {
  response.writeHead(status, mutable(headers));
  response.end(body);
}

function cut(
  response: ServerResponse,
  { status, headers = {}, body = 'An answer of some length' }: Reply,
): void {
  const bytes = Buffer.from(body as string);
  response.writeHead(status, { ...mutable(headers), 'content-length': bytes.length });
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
}

const mutable = (headers: NonNullable<Reply['headers']>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]),
  );

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

async function pause(ms: number, stopping: AbortSignal): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const elapsed = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([elapsed, aborted(stopping)]);
  clearTimeout(timer);
}
