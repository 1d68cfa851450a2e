import { ServiceProblem } from '../connected-service.port.ts';

export interface ServiceRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams;
  readonly timeoutMs: number;
  /** Longer answers are cut off and count as an outage. */
  readonly maxBytes: number;
}

export interface ServiceAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

/**
 * Sends a request and reads the whole answer within a time and a size. Redirects are not followed.
 * @throws ServiceProblem unavailable
 */
export async function askService(url: URL, request: ServiceRequest): Promise<ServiceAnswer> {
  const { method = 'GET', headers = {}, body, timeoutMs, maxBytes } = request;
  try {
    const answer = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && { body }),
    });
    return {
      status: answer.status,
      headers: answer.headers,
      bytes: await readBounded(answer, maxBytes),
    };
  } catch (error) {
    if (error instanceof ServiceProblem) throw error;
    const { name, message } = error as Error;
    const reason = name === 'TimeoutError' ? `no answer within ${timeoutMs} ms` : message;
    throw new ServiceProblem('unavailable', `${method} ${url.origin}${withoutIds(url.pathname)}: ${reason}`);
  }
}

/** Messages are logged, and an id names a person's activity. */
const withoutIds = (path: string) => path.replaceAll(/\d{4,}/g, ':id');

async function readBounded({ body }: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    // Leaving the loop cancels the body.
    if (length > maxBytes)
      throw new ServiceProblem('unavailable', `An answer of more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The body as JSON; undefined for any other body. */
export function jsonOf({ bytes }: ServiceAnswer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

/** An HTML page, whatever its content type. */
export const isPage = ({ bytes }: ServiceAnswer) =>
  /^\s*<(!doctype html|html)/i.test(Buffer.from(bytes.subarray(0, 200)).toString('latin1'));
