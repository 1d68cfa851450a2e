import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { KeptText } from '../answers/kept-text.ts';

/** GET /api/docs-json, and /api/docs for people: every call with its schemas, to read and to try. */
export function serveApiDocument(app: NestFastifyApplication, instance: FastifyInstance): void {
  let document: Promise<KeptText> | undefined;
  instance.get('/api/docs-json', async (request, reply) => {
    document ??= import('./api-document.ts').then(
      ({ apiDocument }) => new KeptText(JSON.stringify(apiDocument(app)), 'application/json; charset=utf-8'),
    );
    return (await document).send(request, reply.header('cache-control', 'no-cache'));
  });
  instance.get('/api/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  instance.get('/api/docs/start.js', (_, reply) => reply.type('text/javascript').send(START));
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  for (const [file, type] of Object.entries(SWAGGER_UI)) {
    let text: Promise<KeptText> | undefined;
    instance.get(`/api/docs/${file}`, async (request, reply) => {
      text ??= readFile(join(folder, file)).then((content) => new KeptText(content, type));
      await (await text).send(request, reply.header('cache-control', 'no-cache'));
    });
  }
}

const SWAGGER_UI = { 'swagger-ui.css': 'text/css', 'swagger-ui-bundle.js': 'text/javascript' };
/** The content policy allows no inline script, so the page starts Swagger UI from a file. */
const START = `SwaggerUIBundle({ url: '/api/docs-json', dom_id: '#api', docExpansion: 'none' });`;
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rideline API</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="api"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`;
