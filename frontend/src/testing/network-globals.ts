import { runInThisContext } from 'node:vm';

const node = runInThisContext('globalThis') as typeof globalThis;

/** Node's Request, which needs relative URLs resolved against the page. */
class PageRequest extends node.Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
  }
}

/** Adds the network classes that jsdom lacks. They only work together, so all come from Node. */
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
  TransformStream: node.TransformStream,
  WritableStream: node.WritableStream,
  structuredClone: node.structuredClone,
});
