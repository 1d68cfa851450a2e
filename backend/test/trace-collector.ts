import { createServer } from 'node:http';
import { listenOn } from '../src/kernel/http/server/listen-on.ts';

/** A span as OTLP has it in JSON. */
export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
  readonly status: { readonly code?: number };
}

interface Batch {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly CollectedSpan[] }[];
  }[];
}

/** Takes traces by OTLP over HTTP. */
export class TraceCollector {
  /** Bodies of all requests. */
  text = '';
  readonly spans: CollectedSpan[] = [];
  readonly paths = new Set<string | undefined>();
  url = '';
  private readonly server = createServer((request, response) => {
    this.paths.add(request.url);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      this.take(Buffer.concat(chunks).toString());
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });

  static async start(): Promise<TraceCollector> {
    const collector = new TraceCollector();
    collector.url = `http://127.0.0.1:${await listenOn(collector.server, 0, '127.0.0.1')}`;
    return collector;
  }

  /** The spans of the only trace whose root has this name. */
  traceOf(name: string): readonly CollectedSpan[] {
    const roots = this.spans.filter((span) => span.name === name && span.parentSpanId === undefined);
    if (roots.length !== 1) throw new Error(`${roots.length} traces begin with ${name}`);
    return this.spans.filter(({ traceId }) => traceId === roots[0]!.traceId);
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private take(body: string): void {
    this.text += body;
    for (const { scopeSpans } of (JSON.parse(body) as Batch).resourceSpans) {
      for (const { spans } of scopeSpans) this.spans.push(...spans);
    }
  }
}
