import supertest from 'supertest';

export interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams | FormData;
}

/**
 * Sends a request with supertest and returns the complete response as a Fetch API Response. Redirects are not
 * followed. Tests of streams, of aborted requests and of connections use `fetch` or sockets instead.
 */
export async function sendRequest(
  url: string,
  method: string,
  path: string,
  { headers, body }: RequestOptions = {},
): Promise<Response> {
  const encoded = new Response(body);
  const type = encoded.headers.get('content-type');
  const request = supertest(url)
    [method.toLowerCase() as 'get'](path)
    .responseType('arraybuffer')
    .set({ ...(type !== null && { 'content-type': type }), ...headers });
  if (body instanceof FormData) void request.send(Buffer.from(await encoded.arrayBuffer()));
  else if (body !== undefined) void request.send(String(body));
  const response = await request;
  const content: unknown = response.body;
  return new Response(Buffer.isBuffer(content) && content.length > 0 ? content : null, {
    status: response.status,
    headers: new Headers(Object.entries(response.headers as Record<string, string>)),
  });
}
