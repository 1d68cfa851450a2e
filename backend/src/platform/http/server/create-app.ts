import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import type { NestInterceptor } from '@nestjs/common';
import { NestFactory, Reflector } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { Admission } from '../../admission/admission.ts';
import { AdmissionInterceptor } from '../../admission/expensive.ts';
import type { Config } from '../../config/config.ts';
import { Health } from '../../health/health.ts';
import type { Logger } from '../../logging/logger.ts';
import { NestLogger } from '../../logging/nest-logger.ts';
import { Metrics } from '../../metrics/metrics.ts';
import { ProblemFilter, sendProblem } from '../answers/problem.filter.ts';
import { serveApiDocument } from '../openapi/serve-api-document.ts';
import { passFileBodies } from '../requests/file-body.ts';
import { DeployedFiles } from '../web-app/deployed-files.ts';
import { DESCRIBED_PAGES, type DescribedPages } from '../web-app/described-pages.ts';
import { serveWebApp } from '../web-app/web-app.ts';
import type { HttpListener } from './http-listener.ts';
import { contentPolicy, securityHeaders } from './security-headers.ts';

/** Nest token of the interceptor that delays an answer until it contains what its request wrote. */
export const READ_YOUR_WRITES = Symbol('READ_YOUR_WRITES');

export type HttpConfig = Pick<
  Config,
  | 'bodyLimitBytes'
  | 'requestTimeoutMs'
  | 'uploadSilenceMs'
  | 'uploadBytesPerSecond'
  | 'uploadLimitBytes'
  | 'trustedProxies'
  | 'publicUrl'
  | 'tileUrl'
  | 'mapboxToken'
  | 'mapStyles'
  | 'googleClientId'
  | 'videoEditorUrl'
>;

export interface HttpSetup {
  readonly logger: Logger;
  /** Passes requests to the app after `serve`. */
  readonly listener: HttpListener;
  /** Folder of the built web app. Default: API only. */
  readonly webApp?: string;
}

/** Accepted values of x-request-id; others are replaced by a new id. */
const REQUEST_ID = /^[\w-]{8,64}$/;
const COMPRESS_FROM_BYTES = 1_024;
/** Measured on trackpoints as JSON: quality 4 takes twice the time, 5 three times, for about the same size. */
const BROTLI_QUALITY = 2;
/** Level 6, the default, saves an eighth of the bytes in seven times the time. */
const GZIP_LEVEL = 1;
/** Describes the video editor if VIDEO_EDITOR_URL is not set. */
const VIDEO_EDITOR_PAGE = '/video-editor-page';

type RootModule = Parameters<typeof NestFactory.create>[0];

/**
 * The Nest application on Fastify with everything that holds for every route: limits, security headers, request
 * ids, the log, one error filter, compression, the API document and the web app. After `init()`, hand it to the
 * listener with `serve`.
 */
export async function createApp(
  module: RootModule,
  config: HttpConfig,
  setup: HttpSetup,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter(fastifyOptions(config, setup));
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: new NestLogger(setup.logger),
    abortOnError: false,
  });
  app.setGlobalPrefix('api');
  app.useGlobalFilters(new ProblemFilter());
  const admission = app.get(Admission);
  app.useGlobalInterceptors(
    app.get<NestInterceptor>(READ_YOUR_WRITES),
    new AdmissionInterceptor(app.get(Reflector), admission),
  );
  const instance = adapter.getInstance<FastifyInstance>();
  await instance.register(helmet, securityHeaders(config));
  await instance.register(compress, {
    globalDecompression: false,
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['br', 'gzip'],
    zlibOptions: { level: GZIP_LEVEL },
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  // Each upload sets its own limits where it is received; these are the defaults.
  await app.register(multipart, {
    limits: { fileSize: 1, files: 1, fields: 1, parts: 2 },
    throwFileSizeLimit: false,
  });
  passFileBodies(instance);
  setHeaders(instance, contentPolicy(config));
  reportRequests(instance, app.get(Metrics));
  serveApiDocument(app, instance);
  if (setup.webApp !== undefined) {
    const { videoEditorUrl = VIDEO_EDITOR_PAGE } = config;
    instance.get('/video-editor', (_request, reply) => reply.redirect(videoEditorUrl));
    const described = app.get<() => readonly DescribedPages[]>(DESCRIBED_PAGES);
    const deployed = app.get(DeployedFiles);
    await serveWebApp(instance, setup.webApp, { described, origin: config.publicUrl, admission, deployed });
  }
  return app;
}

/** Lets the listener answer health calls from what is measured, also before `serve`. */
export function reportHealth(app: NestFastifyApplication, listener: HttpListener): void {
  const health = app.get(Health);
  health.start();
  listener.report(() => health.answer());
}

/** Makes the app ready and lets it answer what the listener receives. */
export async function serve(app: NestFastifyApplication, listener: HttpListener): Promise<void> {
  await app.init();
  const instance = app.getHttpAdapter().getInstance();
  await instance.ready();
  reportHealth(app, listener);
  await app.get(Health).measured();
  listener.serve((request, response) => instance.routing(request, response));
}

function fastifyOptions(config: HttpConfig, { logger, listener }: HttpSetup): FastifyServerOptions {
  return {
    serverFactory: () => listener.server,
    // The listener answers these, before the app is there too.
    clientErrorHandler: () => undefined,
    frameworkErrors: (error, request, reply) => sendProblem(error, request, reply),
    bodyLimit: config.bodyLimitBytes,
    trustProxy: config.trustedProxies === undefined ? false : [...config.trustedProxies],
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    requestIdHeader: false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    routerOptions: { maxParamLength: 200 },
  };
}

/** Default headers, set before the route runs; a route may override them. */
function setHeaders(instance: FastifyInstance, policy: string): void {
  instance.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id).header('content-security-policy', policy);
    // API answers are private.
    if (request.url.startsWith('/api')) void reply.header('cache-control', 'no-store');
    done();
  });
  // Fastify ends the connection of a body that is too large; the listener lets the sender read the answer first.
  instance.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode === 413) void reply.removeHeader('connection');
    done();
  });
}

/**
 * Logs and counts each request, with its route and not its address: addresses hold tokens and ids of activities.
 */
function reportRequests(instance: FastifyInstance, metrics: Metrics): void {
  instance.addHook('onResponse', (request, reply, done) => {
    const { elapsedTime: ms, statusCode: status } = reply;
    const answered = { method: request.method, route: request.routeOptions.url ?? 'none', status };
    request.log.debug({ ...answered, ms: Math.round(ms * 10) / 10 }, 'request');
    metrics.countRequest(answered, ms);
    done();
  });
}
