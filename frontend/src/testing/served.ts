const realFetch = globalThis.fetch;

type Answer = readonly [status: number, body: unknown];
type Route = Answer | Promise<Answer> | ((request: Request) => Answer | Promise<Answer>);

/**
 * Replaces fetch by answers per method and path, 404 for all others; a promised answer keeps the call pending, and a
 * function reads the request.
 * Returns the list of calls, which grows with each one.
 */
export function serve(routes: Readonly<Record<string, Route>>): string[] {
  const calls: string[] = [];
  globalThis.fetch = async (input) => {
    const request = input as Request;
    const call = `${request.method} ${new URL(request.url).pathname}`;
    calls.push(call);
    const route = routes[call] ?? [404, {}];
    const [status, body] = await (typeof route === 'function' ? route(request) : route);
    return new Response(status === 204 ? null : JSON.stringify(body), { status });
  };
  return calls;
}

export function stopServing(): void {
  globalThis.fetch = realFetch;
}
