import { runInThisContext } from 'node:vm';

const node = runInThisContext('globalThis') as typeof globalThis;

/** Node's Request, which unlike a browser's knows no page to resolve a path against. */
class PageRequest extends node.Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
  }
}

/** Lends jsdom the network classes that Node has and it lacks; they only work as one family. */
Object.assign(globalThis, {
  fetch: node.fetch,
  Request: PageRequest,
  Response: node.Response,
  Headers: node.Headers,
  AbortController: node.AbortController,
  AbortSignal: node.AbortSignal,
  URLSearchParams: node.URLSearchParams,
  TextEncoder: node.TextEncoder,
  TextDecoder: node.TextDecoder,
  ReadableStream: node.ReadableStream,
  structuredClone: node.structuredClone,
});
