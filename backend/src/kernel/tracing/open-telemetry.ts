import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Logger } from '../logging/logger.ts';
import { idsOfRequest, requestsOf, SpanIds } from './span-ids.ts';
import { type Work, works } from './traced.ts';

/** Longest time in which spans are sent, also when the process ends. */
const SEND_MS = 3_000;
const NOT_SENT = 'Traces were not sent';
const KINDS = { client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;

/** Sends spans of requests and of works to a collector. Loaded only where one is set. */
export class OpenTelemetry {
  private readonly ids = new SpanIds();
  private readonly provider: TracerProvider;
  private readonly tracer;
  /** The span that new ones are parts of. */
  private readonly current = new AsyncLocalStorage<Context>();
  private readonly open = new WeakMap<object, readonly Span[]>();

  constructor(
    { endpoint, ratio }: NonNullable<Config['traces']>,
    private readonly log: Pick<Logger, 'warn'>,
  ) {
    diag.setLogger(
      {
        error: (problem) => log.warn({ problem }, NOT_SENT),
        warn: () => undefined,
        info: () => undefined,
        debug: () => undefined,
        verbose: () => undefined,
      },
      { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
    );
    const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
    const exporter = new OTLPTraceExporter({ url, timeoutMillis: SEND_MS });
    this.provider = new TracerProvider({
      idGenerator: this.ids,
      // By the id of the trace, so that all processes choose the same.
      sampler: new TraceIdRatioBasedSampler(ratio),
      resource: resourceFromAttributes({ 'service.name': 'rideline' }),
      spanProcessors: [new BatchSpanProcessor({ exporter })],
    });
    this.tracer = this.provider.getTracer('rideline');
    works.start.bindStore(this.current, (message) => this.begin(message));
    works.subscribe({
      start: () => undefined,
      end: () => undefined,
      asyncStart: () => undefined,
      asyncEnd: (message) => this.end(message),
      error: (message) => this.fail(message, (message as { readonly error: unknown }).error),
    });
  }

  /** Makes each request a span with its route and not its address, which can hold tokens and ids. */
  traceRequests(instance: FastifyInstance): void {
    const contexts = new WeakMap<FastifyRequest, Context>();
    instance.addHook('onRequest', (request, _reply, done) => {
      const { method } = request;
      const route = request.routeOptions.url ?? 'none';
      const attributes = { 'http.request.method': method, 'http.route': route };
      const options = { kind: SpanKind.SERVER, root: true, attributes };
      const span = this.ids.for(request.id, () => this.tracer.startSpan(`${method} ${route}`, options));
      const context = trace.setSpan(ROOT_CONTEXT, span);
      this.open.set(request, [span]);
      contexts.set(request, context);
      this.current.run(context, done);
    });
    // A body that was read ends in the context of its connection.
    instance.addHook('preValidation', (request, _reply, done) => {
      this.current.run(contexts.get(request) ?? ROOT_CONTEXT, done);
    });
    instance.addHook('onResponse', (request, reply, done) => {
      for (const span of this.open.get(request) ?? []) {
        span.setAttribute('http.response.status_code', reply.statusCode);
        if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      }
      this.end(request);
      done();
    });
  }

  /** Sends what was not sent yet. */
  async stop(): Promise<void> {
    works.start.unbindStore(this.current);
    await this.provider.shutdown().catch((error: unknown) => this.log.warn({ err: error }, NOT_SENT));
  }

  private begin(message: { readonly work: Work }): Context {
    const { name, kind, attributes, events } = message.work;
    const options = {
      kind: kind === undefined ? SpanKind.INTERNAL : KINDS[kind],
      ...(attributes && { attributes }),
    };
    const parents = events
      ? requestsOf(events).map(requestContext)
      : [this.current.getStore() ?? ROOT_CONTEXT];
    const begun = parents.map((parent) => ({ parent, span: this.tracer.startSpan(name, options, parent) }));
    this.open.set(
      message,
      begun.map(({ span }) => span),
    );
    const [first] = begun;
    return first === undefined ? ROOT_CONTEXT : trace.setSpan(first.parent, first.span);
  }

  /** Messages of errors can hold what people wrote. */
  private fail(message: object, error: unknown): void {
    const type = error instanceof Error ? error.name : typeof error;
    for (const span of this.open.get(message) ?? []) {
      span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', type);
    }
  }

  private end(message: object): void {
    for (const span of this.open.get(message) ?? []) span.end();
    this.open.delete(message);
  }
}

const requestContext = (request: string): Context =>
  trace.setSpanContext(ROOT_CONTEXT, {
    ...idsOfRequest(request),
    traceFlags: TraceFlags.SAMPLED,
    isRemote: true,
  });
