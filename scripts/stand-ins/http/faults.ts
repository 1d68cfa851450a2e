import { empty, html, json, type Reply } from './reply.ts';
import { type Incoming } from './incoming.ts';

export type Fault =
  /** Answers this, and the request has no effect. */
  | { readonly kind: 'reply'; readonly reply: Reply | ((request: Incoming) => Reply) }
  /** The request has its effect; half of the body arrives before the connection closes. */
  | { readonly kind: 'cut' }
  /** The request has its effect; no byte of the answer arrives before the connection closes. */
  | { readonly kind: 'lost' }
  /** The connection closes, and the request has no effect. */
  | { readonly kind: 'refused' }
  /** The request has its effect; the answer comes after this promise or when the stand-in stops. */
  | { readonly kind: 'held'; readonly until: Promise<void> }
  /** The request has its effect; the answer comes after this many milliseconds. */
  | { readonly kind: 'slow'; readonly ms: number };

/** Faults that both services show. */
export const FAULTS = {
  status: (status: number, headers: Reply['headers'] = {}): Fault => ({
    kind: 'reply',
    reply: json(status, { message: 'Internal error' }, headers),
  }),
  page: (status = 200): Fault => ({
    kind: 'reply',
    reply: html(status, '<title>Just a moment...</title>\n<body><h1>We will be right back</h1></body>'),
  }),
  /** An empty body with a status, as for 204 and some 404. */
  empty: (status: number): Fault => ({ kind: 'reply', reply: empty(status) }),
  notJson: { kind: 'reply', reply: { status: 200, headers: { 'content-type': 'text/plain' }, body: 'OK' } },
  cut: { kind: 'cut' },
  lost: { kind: 'lost' },
  refused: { kind: 'refused' },
  slow: (ms: number): Fault => ({ kind: 'slow', ms }),
} as const satisfies Record<string, Fault | ((...values: never[]) => Fault)>;

/** The faults switched on for each action; `any` matches every action. */
export class FaultSwitches<Action extends string> {
  private readonly queues = new Map<Action | 'any', Fault[]>();
  private readonly permanent = new Map<Action | 'any', Fault>();

  /** The next answers of an action, before the permanent fault. */
  next(action: Action | 'any', fault: Fault, times = 1): void {
    const queue = this.queues.get(action) ?? [];
    this.queues.set(action, [...queue, ...Array<Fault>(times).fill(fault)]);
  }

  always(action: Action | 'any', fault: Fault): void {
    this.permanent.set(action, fault);
  }

  /** Keeps the next answer of an action back until `release`. */
  hold(action: Action | 'any', times = 1): { readonly release: () => void } {
    const { promise, resolve } = deferred();
    this.next(action, { kind: 'held', until: promise }, times);
    return { release: resolve };
  }

  clear(): void {
    this.queues.clear();
    this.permanent.clear();
  }

  take(action: Action): Fault | undefined {
    return (
      this.queues.get(action)?.shift() ??
      this.queues.get('any')?.shift() ??
      this.permanent.get(action) ??
      this.permanent.get('any')
    );
  }
}

function deferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}
