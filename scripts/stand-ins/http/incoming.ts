import { type IncomingHttpHeaders } from 'node:http';

/** A received request. */
export interface Incoming {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Values of the route's `:name` segments. */
  readonly params: Readonly<Record<string, string>>;
}

const hasType = (request: Incoming, type: string) =>
  request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() === type;

/** The fields of a form-encoded body; none for another content type. */
export const formOf = (request: Incoming) =>
  new URLSearchParams(hasType(request, 'application/x-www-form-urlencoded') ? request.body : '');

/** The object of a JSON body, or undefined. */
export function jsonOf(request: Incoming): Readonly<Record<string, unknown>> | undefined {
  if (!hasType(request, 'application/json')) return undefined;
  try {
    const value: unknown = JSON.parse(request.body);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

export function cookieOf(request: Incoming, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

export const bearerOf = (request: Incoming) =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];

export interface BasicCredentials {
  readonly user: string;
  readonly password: string;
}

/** Credentials of HTTP Basic, each percent-decoded as OAuth 2.0 encodes them. */
export function basicOf(request: Incoming): BasicCredentials | undefined {
  const encoded = /^Basic +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const [user, ...rest] = Buffer.from(encoded ?? '', 'base64')
    .toString('utf8')
    .split(':');
  if (encoded === undefined || user === undefined || rest.length === 0) return undefined;
  const decoded = (text: string) => {
    try {
      return decodeURIComponent(text.replaceAll('+', ' '));
    } catch {
      return text;
    }
  };
  return { user: decoded(user), password: decoded(rest.join(':')) };
}
