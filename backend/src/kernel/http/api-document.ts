import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from './html.ts';
import { HEALTH_PATH } from './http-front.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Answered by the listener, so no controller describes it. */
const healthCall = {
  summary: 'Whether the app can serve, and how far each read model is behind',
  security: [],
  responses: {
    200: { description: 'It can' },
    503: { description: 'It is starting, or its database is gone' },
  },
};

/** The OpenAPI document of the routes and the schemas that check them. */
function apiDocument(app: NestFastifyApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle('Rideline')
    .setDescription('Errors are application/problem+json (RFC 9457); `detail` is the sentence people see.')
    .setVersion('1')
    .addBearerAuth()
    .addSecurityRequirements('bearer')
    .build();
  const document = SwaggerModule.createDocument(app, description);
  return { ...document, paths: { [HEALTH_PATH]: { get: healthCall }, ...document.paths } };
}

/** GET /api/docs-json, and /api/docs for people. */
export function serveApiDocument(app: NestFastifyApplication, instance: FastifyInstance): void {
  let document: OpenAPIObject | undefined;
  const built = () => (document ??= apiDocument(app));
  instance.get('/api/docs-json', (_, reply) => reply.send(built()));
  instance.get('/api/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(page(built())));
}

/** Plain on purpose: it needs no script, so it needs no exception from the security policy. */
function page({ info, paths }: OpenAPIObject): string {
  const rows = Object.entries(paths).flatMap(([path, operations]) =>
    METHODS.filter((method) => operations[method] !== undefined).map((method) => {
      const body = JSON.stringify(operations[method]?.requestBody, undefined, 2);
      const details =
        body === undefined ? '' : `<details><summary>body</summary><pre>${escapeHtml(body)}</pre></details>`;
      return `<tr><th>${method.toUpperCase()}</th><td><code>${escapeHtml(path)}</code>${details}</td></tr>`;
    }),
  );
  const title = escapeHtml(info.title);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title} API</title>
<style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}th{text-align:left;padding-right:1rem}</style>
<h1>${title} API</h1><p>${escapeHtml(info.description ?? '')}</p><p><a href="/api/docs-json">OpenAPI document</a></p>
<table>${rows.join('\n')}</table></html>`;
}
