import { createRequire } from 'node:module';
import type * as sharedTypes from '@eventstore/db-client/generated/shared_pb.js';
import type * as serviceTypes from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type * as streamsTypes from '@eventstore/db-client/generated/streams_pb.js';

// Resolved from the client: the generated services only work with the gRPC library they were loaded with.
const requireFromClient = createRequire(createRequire(import.meta.url).resolve('@eventstore/db-client'));
const generated = '@eventstore/db-client/generated';

interface GrpcServer {
  addService(definition: object, handlers: object): void;
  bindAsync(address: string, credentials: unknown, bound: (error: Error | null, port: number) => void): void;
  forceShutdown(): void;
}

interface GrpcMetadata {
  set(name: string, value: string): void;
}

/** The part of the gRPC library that the double uses. */
interface GrpcLibrary {
  readonly Server: new () => GrpcServer;
  readonly ServerCredentials: { createInsecure(): unknown };
  readonly Metadata: new () => GrpcMetadata;
}

export const grpc = requireFromClient('@grpc/grpc-js') as GrpcLibrary;
export const streams = requireFromClient(`${generated}/streams_pb`) as typeof streamsTypes;
export const shared = requireFromClient(`${generated}/shared_pb`) as typeof sharedTypes;
export const { StreamsService } = requireFromClient(`${generated}/streams_grpc_pb`) as typeof serviceTypes;

/** Listens on a free port of 127.0.0.1, without TLS. */
export function listen(server: GrpcServer): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', grpc.ServerCredentials.createInsecure(), (error, port) =>
      error ? reject(error) : resolve(port),
    );
  });
}

type Handlers = serviceTypes.IStreamsServer;
export type AppendCall = Parameters<Handlers['append']>[0];
export type ReadCall = Parameters<Handlers['read']>[0];
export type TombstoneCall = Parameters<Handlers['tombstone']>[0];

export type { AppendReq, ReadReq, TombstoneReq } from '@eventstore/db-client/generated/streams_pb.js';
