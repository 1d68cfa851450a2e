import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type DescribedPages, withDescription } from './described-pages.ts';

const YEAR_SECONDS = 31_536_000;
const PAGE = 'index.html';

/**
 * The built web app: its files, and its page for every address that a browser opens and that is no file. Files
 * below `assets/` carry their content's hash in their name, so they are cached for good; the page never is.
 * @param described asked at each request: the modules that describe pages come after this is set up
 */
export async function serveWebApp(
  instance: FastifyInstance,
  folder: string,
  described: () => readonly DescribedPages[],
): Promise<void> {
  const files = new Set(await filesIn(folder));
  await instance.register(fastifyStatic, { root: folder, serve: false, cacheControl: false });
  instance.get('/*', async (request, reply) => {
    const path = decodePath(request.url);
    if (path === undefined || path === 'api' || path.startsWith('api/')) return reply.callNotFound();
    if (path !== PAGE && files.has(path)) {
      const lasting = path.startsWith('assets/') ? `max-age=${YEAR_SECONDS}, immutable` : 'max-age=3600';
      return reply.header('cache-control', `public, ${lasting}`).sendFile(path);
    }
    void reply.header('cache-control', 'no-cache');
    const pages = described().find(({ prefix }) => `/${path}`.startsWith(prefix));
    // Whoever makes a preview seldom says that it accepts HTML.
    if (pages !== undefined) return sendDescribed(pages, `/${path}`, folder, reply);
    if (request.headers.accept?.includes('text/html') !== true) return reply.callNotFound();
    return reply.sendFile(PAGE);
  });
}

async function sendDescribed(pages: DescribedPages, path: string, folder: string, reply: FastifyReply) {
  const page = await readFile(join(folder, PAGE), 'utf8');
  const description = await pages.describe(path.slice(pages.prefix.length).replace(/\/$/, ''));
  return reply
    .code(description === undefined ? 404 : 200)
    .type('text/html; charset=utf-8')
    .send(description === undefined ? page : withDescription(page, description));
}

function decodePath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '').slice(1);
  } catch {
    return undefined;
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
}
