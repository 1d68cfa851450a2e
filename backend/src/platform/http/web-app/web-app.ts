import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Admission } from '../../admission/admission.ts';
import { failureOf } from '../answers/problem.ts';
import type { DeployedFile, DeployedFiles } from './deployed-files.ts';
import { readerLanguage } from '../requests/reader-language.ts';
import { type DescribedPages, type PageDescription, withDescription } from './described-pages.ts';
import { readPageList } from './page-list.ts';

const YEAR_SECONDS = 31_536_000;
const ASSETS = 'assets/';
const PAGE = 'index.html';
const PAGE_LIST = 'page-list.json';
/** Names the files of its version, so an old one keeps people on an old app. */
const SERVICE_WORKER = 'service-worker.js';

export interface WebAppSetup {
  /** Called for each request, because modules register their pages after this setup. */
  readonly described: () => readonly DescribedPages[];
  /** Origin of the URLs in previews. */
  readonly origin: string;
  /** Limits page descriptions, which read from the database. */
  readonly admission: Admission;
  /** Files of other versions. */
  readonly deployed: Pick<DeployedFiles, 'publish' | 'find'>;
}

/**
 * Serves the built web app: its files, and index.html for every other path, with status 404 if the app has no such
 * route. Files in `assets/` have a content hash in their name and are cached forever; index.html is not cached. Other
 * versions share theirs: behind a load balancer any process is asked for them, and pages stay open for long.
 */
export async function serveWebApp(
  instance: FastifyInstance,
  folder: string,
  { described, origin, admission, deployed }: WebAppSetup,
): Promise<void> {
  const files = new Set(await filesIn(folder));
  const page = await readFile(join(folder, PAGE), 'utf8');
  const pages = await readPageList(join(folder, PAGE_LIST), origin);
  instance.addHook('onReady', () => deployed.publish(folder, files));
  await instance.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    // The build writes a .br and a .gz beside the files in assets/.
    preCompressed: true,
  });
  instance.get('/*', async (request, reply) => {
    const path = decodePath(request.url);
    if (path === undefined || path === '/api' || path.startsWith('/api/')) return reply.callNotFound();
    const file = path.slice(1);
    if (file !== PAGE && file !== PAGE_LIST && files.has(file)) {
      void reply.header('cache-control', cachingOf(file)).header('vary', 'accept-encoding');
      return reply.sendFile(file);
    }
    const ofOther = path.startsWith(`/${ASSETS}`) ? await deployed.find(file) : undefined;
    if (ofOther !== undefined) return sendDeployed(ofOther, request, reply);
    void reply.header('cache-control', 'no-cache');
    const send = (status: number, about?: PageDescription) =>
      reply
        .code(status)
        .type('text/html; charset=utf-8')
        .send(about === undefined ? page : withDescription(page, about));

    const address = path.replace(/(?<=.)\/$/, '');
    const describing = described().find(({ prefix }) => path.startsWith(prefix));
    // Preview bots often do not send Accept: text/html.
    if (describing !== undefined) {
      try {
        const about = await admission.run('answer', request, reply, () =>
          describing.describe(address.slice(describing.prefix.length), readerLanguage(request)),
        );
        void reply.header('vary', 'accept-language');
        return send(about === undefined ? 404 : 200, about);
      } catch (error) {
        const failure = failureOf(error);
        if (failure === undefined) throw error;
        const { status, retryAfterSeconds } = failure;
        if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
        // The web app loads and shows the sentence.
        return send(status);
      }
    }
    const about = pages.describe(address);
    if (about !== undefined) return send(200, about);
    if (request.headers.accept?.includes('text/html') !== true) return reply.callNotFound();
    return send(pages.has(address) ? 200 : 404);
  });
}

function cachingOf(file: string): string {
  if (file === SERVICE_WORKER) return 'no-cache';
  return file.startsWith(ASSETS) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600';
}

function sendDeployed(file: DeployedFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.header('cache-control', cachingOf(ASSETS)).header('vary', 'accept-encoding').type(file.type);
  const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  return takesGzip ? reply.header('content-encoding', 'gzip').send(file.gzip) : reply.send(file.plain());
}

function decodePath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '');
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
