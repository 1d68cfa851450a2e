const realFetch = globalThis.fetch;

/** An answer, or a promise of one for a call that is to stay under way. */
type Answer = readonly [status: number, body: unknown];

/** Answers calls by method and path in place of the network, with 404 for all others; gives back what was asked. */
export function serve(routes: Readonly<Record<string, Answer | Promise<Answer>>>): string[] {
  const asked: string[] = [];
  globalThis.fetch = async (input) => {
    const request = input as Request;
    const call = `${request.method} ${new URL(request.url).pathname}`;
    asked.push(call);
    const [status, body] = await (routes[call] ?? [404, {}]);
    return new Response(JSON.stringify(body), { status });
  };
  return asked;
}

export function stopServing(): void {
  globalThis.fetch = realFetch;
}
