import { createRequire } from 'node:module';
import type * as grpcTypes from '@grpc/grpc-js';

// The client's own copies: the generated services only work with the gRPC library they were loaded with.
const own = createRequire(createRequire(import.meta.url).resolve('@eventstore/db-client'));
const generated = '@eventstore/db-client/generated';

export const grpc = own('@grpc/grpc-js') as typeof grpcTypes;
export const streams = own(
  `${generated}/streams_pb`,
) as typeof import('@eventstore/db-client/generated/streams_pb.js');
export const shared = own(
  `${generated}/shared_pb`,
) as typeof import('@eventstore/db-client/generated/shared_pb.js');
export const { StreamsService } = own(
  `${generated}/streams_grpc_pb`,
) as typeof import('@eventstore/db-client/generated/streams_grpc_pb.js');
export type { AppendReq, ReadReq, TombstoneReq } from '@eventstore/db-client/generated/streams_pb.js';
