import type { FastifyReply, FastifyRequest } from 'fastify';
import { STATE_SECONDS } from './oauth-states.ts';

const NAME = 'strava_state';
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{1,100})`);

/** The state that this browser began an authorization with. */
export const stateIn = ({ headers }: FastifyRequest): string | undefined =>
  COOKIE.exec(headers.cookie ?? '')?.[1];

/** Lax: the browser comes back from Strava by a link, and then posts from a page of this site. */
export function keepState(reply: FastifyReply, state: string, publicUrl: string): void {
  setCookie(reply, `${NAME}=${state}; Max-Age=${STATE_SECONDS}`, publicUrl);
}

export function dropState(reply: FastifyReply, publicUrl: string): void {
  setCookie(reply, `${NAME}=; Max-Age=0`, publicUrl);
}

function setCookie(reply: FastifyReply, cookie: string, publicUrl: string): void {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  void reply.header('set-cookie', `${cookie}; Path=/api/connect/strava; HttpOnly; SameSite=Lax${secure}`);
}
