import {
  MAX_APPEND_BYTES,
  type Expected,
  type FakeOutcome,
  type FakeRecord,
  type ProposedEvent,
} from './fake-log.ts';
import { grpc, shared, streams, type AppendReq } from './protocol.ts';

const INVALID_ARGUMENT = 3;
const NOT_FOUND = 5;
const FAILED_PRECONDITION = 9;

const streamIdentifier = (name: string) => {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Uint8Array.from(Buffer.from(name)));
  return identifier;
};

export const nameOf = (identifier: { getStreamName_asU8(): Uint8Array } | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString();

export function toProposed(message: AppendReq.ProposedMessage): ProposedEvent {
  const metadata = message.getMetadataMap();
  return {
    id: message.getId()?.getString() ?? '',
    type: metadata.get('type') ?? '',
    contentType: metadata.get('content-type') ?? '',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

export function eventResponse(record: FakeRecord) {
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent();
  const id = new shared.UUID();
  id.setString(record.id);
  recorded.setId(id);
  recorded.setStreamIdentifier(streamIdentifier(record.stream));
  recorded.setStreamRevision(String(record.revision));
  recorded.setPreparePosition(String(record.position));
  recorded.setCommitPosition(String(record.position));
  const metadata = recorded.getMetadataMap();
  metadata.set('type', record.type);
  metadata.set('content-type', record.contentType);
  metadata.set('created', String(record.createdTicks));
  recorded.setData(record.data);
  recorded.setCustomMetadata(record.metadata);
  const event = new streams.ReadResp.ReadEvent();
  event.setEvent(recorded);
  event.setCommitPosition(String(record.position));
  const response = new streams.ReadResp();
  response.setEvent(event);
  return response;
}

export function streamNotFound(name: string) {
  const notFound = new streams.ReadResp.StreamNotFound();
  notFound.setStreamIdentifier(streamIdentifier(name));
  const response = new streams.ReadResp();
  response.setStreamNotFound(notFound);
  return response;
}

export function appendedResponse(outcome: Extract<FakeOutcome, { kind: 'appended' }>) {
  const position = new streams.AppendResp.Position();
  position.setCommitPosition(String(outcome.position));
  position.setPreparePosition(String(outcome.position));
  const success = new streams.AppendResp.Success();
  success.setCurrentRevision(String(outcome.revision));
  success.setPosition(position);
  const response = new streams.AppendResp();
  response.setSuccess(success);
  return response;
}

export function tombstonedResponse(at: bigint) {
  const position = new streams.TombstoneResp.Position();
  position.setCommitPosition(String(at));
  position.setPreparePosition(String(at));
  const response = new streams.TombstoneResp();
  response.setPosition(position);
  return response;
}

export function wrongVersionResponse(current: bigint, expected: Expected) {
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  if (current < 0n) wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentRevision(String(current));
  if (expected === 'no_stream') wrong.setExpectedNoStream(new shared.Empty());
  else if (expected === 'stream_exists') wrong.setExpectedStreamExists(new shared.Empty());
  else wrong.setExpectedRevision(String(expected));
  const response = new streams.AppendResp();
  response.setWrongExpectedVersion(wrong);
  return response;
}

/** A failed call: a gRPC status with the exception's name in its trailers. */
export function failure(
  exception: string,
  trailers: Readonly<Record<string, string>>,
  code = FAILED_PRECONDITION,
) {
  const metadata = new grpc.Metadata();
  metadata.set('exception', exception);
  for (const [name, value] of Object.entries(trailers)) metadata.set(name, value);
  return { code, details: exception, metadata };
}

export const tooLarge = () =>
  failure(
    'maximum-append-size-exceeded',
    { 'maximum-append-size': String(MAX_APPEND_BYTES) },
    INVALID_ARGUMENT,
  );

/** The answer of a node that is not the leader of its cluster. */
export const notLeader = (host: string, port: number) =>
  failure('not-leader', { 'leader-endpoint-host': host, 'leader-endpoint-port': String(port) }, NOT_FOUND);

/** A failed call whose status says everything. */
export const statusOnly = (code: number, details: string) => ({
  code,
  details,
  metadata: new grpc.Metadata(),
});
