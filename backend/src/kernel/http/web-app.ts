import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/**
 * The built web app: its files, and its page for every address that a browser opens and that is no file. Files
 * below `assets/` carry their content's hash in their name, so they are cached for good; the page never is.
 */
export async function serveWebApp(instance: FastifyInstance, folder: string): Promise<void> {
  const files = new Set(await filesIn(folder));
  await instance.register(fastifyStatic, { root: folder, serve: false, cacheControl: false });
  instance.get('/*', (request, reply) => {
    const path = decodePath(request.url);
    if (path === undefined || path === 'api' || path.startsWith('api/')) return reply.callNotFound();
    if (path !== 'index.html' && files.has(path)) {
      const lasting = path.startsWith('assets/') ? `max-age=${YEAR_SECONDS}, immutable` : 'max-age=3600';
      return reply.header('cache-control', `public, ${lasting}`).sendFile(path);
    }
    if (request.headers.accept?.includes('text/html') !== true) return reply.callNotFound();
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
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
