import { grpc, listen, StreamsService, type GrpcMetadata } from './protocol.ts';

/** One call as it went over the wire. */
export interface Exchange {
  readonly call: string;
  readonly requests: object[];
  readonly responses: object[];
  failure?: { readonly code: number; readonly trailers: Readonly<Record<string, string>> };
}

const CALLS = ['append', 'read', 'tombstone', 'delete'] as const;
const CANCELLED = 1;
/** Headers of the transport, not of EventStoreDB. */
const TRANSPORT = /^(date|server|content-|grpc-|alt-svc)/;

interface Failure {
  readonly code: number;
  readonly metadata: GrpcMetadata;
}
/** Either end of a call that is forwarded as bytes. */
interface BytesCall {
  readonly metadata: GrpcMetadata;
  on(event: 'data', listener: (bytes: Buffer) => void): void;
  on(event: 'end' | 'cancelled', listener: () => void): void;
  on(event: 'error', listener: (failure: Failure) => void): void;
  write(bytes: Buffer): void;
  end(): void;
  emit(event: 'error', failure: Failure): void;
  cancel(): void;
}

const unchanged = (bytes: Buffer) => bytes;

/**
 * Stands between a client and an EventStoreDB server, forwards the bytes of every call and keeps what was said. On the
 * wire every kind of call is a pair of streams, so one handler serves them all.
 */
export class WireRecorder {
  readonly exchanges: Exchange[] = [];
  private readonly server = new grpc.Server();
  private readonly target: InstanceType<typeof grpc.Client>;

  private constructor(target: { readonly host: string; readonly port: number }) {
    this.target = new grpc.Client(`${target.host}:${target.port}`, grpc.credentials.createInsecure());
    const asBytes = {
      requestStream: true,
      responseStream: true,
      requestSerialize: unchanged,
      requestDeserialize: unchanged,
      responseSerialize: unchanged,
      responseDeserialize: unchanged,
    };
    const methods = CALLS.map((name) => [name, { path: StreamsService[name].path, ...asBytes }]);
    const handlers = CALLS.map((name) => [name, (call: BytesCall) => this.forward(name, call)]);
    this.server.addService(Object.fromEntries(methods) as object, Object.fromEntries(handlers) as object);
  }

  static async before(target: {
    readonly host: string;
    readonly port: number;
  }): Promise<{ readonly recorder: WireRecorder; readonly port: number }> {
    const recorder = new WireRecorder(target);
    return { recorder, port: await listen(recorder.server) };
  }

  stop(): void {
    this.server.forceShutdown();
    this.target.close();
  }

  private forward(name: (typeof CALLS)[number], call: BytesCall): void {
    const { path, requestDeserialize, responseDeserialize } = StreamsService[name];
    const exchange: Exchange = { call: name, requests: [], responses: [] };
    this.exchanges.push(exchange);
    const further = this.target.makeBidiStreamRequest(path, unchanged, unchanged, call.metadata) as BytesCall;
    call.on('data', (bytes) => {
      exchange.requests.push(requestDeserialize(bytes).toObject());
      further.write(bytes);
    });
    call.on('end', () => further.end());
    call.on('cancelled', () => further.cancel());
    further.on('data', (bytes) => {
      exchange.responses.push(responseDeserialize(bytes).toObject());
      call.write(bytes);
    });
    further.on('end', () => call.end());
    further.on('error', (failure) => {
      if (failure.code === CANCELLED) return;
      exchange.failure = failureOf(failure);
      call.emit('error', failure);
    });
  }
}

const failureOf = ({ code, metadata }: Failure) => ({
  code,
  trailers: Object.fromEntries(
    Object.entries(metadata.getMap())
      .filter(([name]) => !TRANSPORT.test(name))
      .map(([name, value]) => [name, String(value)]),
  ),
});
