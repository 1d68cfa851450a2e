import type { FastifyReply, FastifyRequest } from 'fastify';

/** A value of letters, digits, - _ and . that this browser keeps for calls below a path, unseen by scripts. */
export interface BrowserCookie {
  readonly name: string;
  readonly path: string;
  readonly seconds: number;
}

export const cookieIn = ({ headers }: FastifyRequest, { name }: BrowserCookie): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w.-]{1,300})`).exec(headers.cookie ?? '')?.[1];

/** Lax: the browser comes back from another site by a link, and then posts from a page of this one. */
export function keepCookie(
  reply: FastifyReply,
  { name, path, seconds }: BrowserCookie,
  value: string,
  publicUrl: string,
): void {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const lifetime = `Max-Age=${value === '' ? 0 : seconds}`;
  void reply.header(
    'set-cookie',
    `${name}=${value}; ${lifetime}; Path=${path}; HttpOnly; SameSite=Lax${secure}`,
  );
}

export const dropCookie = (reply: FastifyReply, cookie: BrowserCookie, publicUrl: string): void =>
  keepCookie(reply, cookie, '', publicUrl);
