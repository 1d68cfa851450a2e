const realFetch = globalThis.fetch;

type Answer = readonly [status: number, body: unknown];

/**
 * Replaces fetch by answers per method and path, 404 for all others; a promised answer keeps the call pending.
 * Returns the list of calls, which grows with each one.
 */
export function serve(routes: Readonly<Record<string, Answer | Promise<Answer>>>): string[] {
  const calls: string[] = [];
  globalThis.fetch = async (input) => {
    const request = input as Request;
    const call = `${request.method} ${new URL(request.url).pathname}`;
    calls.push(call);
    const [status, body] = await (routes[call] ?? [404, {}]);
    return new Response(JSON.stringify(body), { status });
  };
  return calls;
}

export function stopServing(): void {
  globalThis.fetch = realFetch;
}
