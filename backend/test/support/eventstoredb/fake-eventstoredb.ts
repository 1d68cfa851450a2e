import { FakeLog, isReadable, type Expected, type FakeRecord, type ProposedEvent } from './fake-log.ts';
import {
  appendedResponse,
  eventResponse,
  failure,
  nameOf,
  streamNotFound,
  tombstonedResponse,
  tooLarge,
  toProposed,
  wrongVersionResponse,
} from './messages.ts';
import {
  grpc,
  listen,
  StreamsService,
  streams,
  type AppendCall,
  type AppendReq,
  type ReadCall,
  type ReadReq,
  type TombstoneCall,
  type TombstoneReq,
} from './protocol.ts';

/** In-memory server for the part of EventStoreDB's gRPC protocol that the adapter uses, on 127.0.0.1, without TLS. */
export class FakeEventStoreDb {
  readonly log = new FakeLog();
  /** Calls of read so far. */
  reads = 0;
  private readonly server = new grpc.Server();
  private failing: FailedAppends | undefined;

  private constructor() {
    this.server.addService(StreamsService, {
      append: (call: AppendCall, answer: Answer) => this.append(call, answer),
      read: (call: ReadCall) => this.read(call),
      tombstone: (call: TombstoneCall, answer: Answer) => this.tombstone(call, answer),
    });
  }

  static async start(): Promise<{ readonly server: FakeEventStoreDb; readonly port: number }> {
    const server = new FakeEventStoreDb();
    return { server, port: await listen(server.server) };
  }

  stop(): void {
    this.server.forceShutdown();
  }

  /** From now on appends fail in this way; undefined: no longer. */
  failAppends(failing: FailedAppends | undefined): void {
    this.failing = failing;
  }

  private append(call: AppendCall, answer: Answer): void {
    let options: AppendReq.Options | undefined;
    const events: ProposedEvent[] = [];
    call.on('data', (request: AppendReq) => {
      const message = request.getProposedMessage();
      if (message) events.push(toProposed(message));
      else options = request.getOptions();
    });
    call.on('error', () => undefined);
    call.on('end', () => {
      // A client that is killed while it sends has appended nothing.
      if (options === undefined || events.length === 0 || call.cancelled) return;
      const stream = nameOf(options.getStreamIdentifier());
      const expected = expectedOf(options);
      const { failing } = this;
      if (failing?.written) this.log.append(stream, expected, events);
      if (failing) {
        failing.onFailed();
        answer(failing.failure);
        return;
      }
      const outcome = this.log.append(stream, expected, events);
      if (outcome.kind === 'deleted') answer(failure('stream-deleted', { 'stream-name': stream }));
      else if (outcome.kind === 'too_large') answer(tooLarge());
      else if (outcome.kind === 'wrong_version')
        answer(null, wrongVersionResponse(outcome.current, expected));
      else answer(null, appendedResponse(outcome));
    });
  }

  private tombstone({ request }: TombstoneCall, answer: Answer): void {
    const options = request.getOptions() as TombstoneReq.Options;
    const stream = nameOf(options.getStreamIdentifier());
    const expected = expectedOf(options);
    const outcome = this.log.tombstone(stream, expected);
    if (outcome.kind === 'deleted') answer(failure('stream-deleted', { 'stream-name': stream }));
    else if (outcome.kind === 'wrong_version') {
      const actual: Record<string, string> =
        outcome.current < 0n ? {} : { 'actual-version': String(outcome.current) };
      const version = typeof expected === 'bigint' ? expected : -1n;
      const trailers = { 'stream-name': stream, 'expected-version': String(version), ...actual };
      answer(failure('wrong-expected-version', trailers));
    } else if (outcome.kind === 'appended') answer(null, tombstonedResponse(outcome.position));
  }

  private read(call: ReadCall): void {
    this.reads += 1;
    const options = call.request.getOptions() as ReadReq.Options;
    if (options.hasSubscription()) this.subscribe(call);
    else if (options.hasAll()) this.sendAll(call, options);
    else this.sendStream(call, options);
  }

  private sendAll(call: ReadCall, options: ReadReq.Options): void {
    const from = BigInt(options.getAll()?.getPosition()?.getCommitPosition() ?? 0);
    const records =
      options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS
        ? this.log.records.toReversed()
        : this.log.records.filter(({ position }) => position >= from);
    send(call, records, options);
  }

  private sendStream(call: ReadCall, options: ReadReq.Options): void {
    const requested = options.getStream();
    const name = nameOf(requested?.getStreamIdentifier());
    const stream = this.log.find(name);
    if (stream === undefined || (!stream.tombstoned && stream.revision < 0n)) {
      call.write(streamNotFound(name));
      call.end();
      return;
    }
    if (stream.tombstoned) {
      call.emit('error', failure('stream-deleted', { 'stream-name': name }));
      return;
    }
    const backwards = options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS;
    const from = requested?.hasRevision() ? BigInt(requested.getRevision()) : undefined;
    const inOrder = backwards ? stream.records.toReversed() : stream.records;
    const records = inOrder.filter(
      (record) =>
        isReadable(record, stream) &&
        (from === undefined || (backwards ? record.revision <= from : record.revision >= from)),
    );
    send(call, records, options);
  }

  /** Supports only what the adapter uses: live from the end, filtered by a regular expression of event types. */
  private subscribe(call: ReadCall): void {
    const pattern = call.request.getOptions()?.getFilter()?.getEventType()?.getRegex() ?? '';
    const confirmation = new streams.ReadResp.SubscriptionConfirmation();
    confirmation.setSubscriptionId('live');
    const confirmed = new streams.ReadResp();
    confirmed.setConfirmation(confirmation);
    call.write(confirmed);
    const deliver = (record: FakeRecord) => {
      if (new RegExp(pattern).test(record.type)) call.write(eventResponse(record));
    };
    this.log.appended.on('record', deliver);
    call.on('cancelled', () => this.log.appended.off('record', deliver));
  }
}

export interface FailedAppends {
  readonly failure: ReturnType<typeof failure>;
  /** Whether the events are written all the same. */
  readonly written: boolean;
  onFailed(): void;
}

type Answer = (error: ReturnType<typeof failure> | null, value?: unknown) => void;

function send(call: ReadCall, records: readonly FakeRecord[], options: ReadReq.Options): void {
  for (const record of records.slice(0, Number(options.getCount()))) call.write(eventResponse(record));
  call.end();
}

function expectedOf(options: AppendReq.Options | TombstoneReq.Options): Expected {
  if (options.hasAny()) return 'any';
  if (options.hasNoStream()) return 'no_stream';
  if (options.hasStreamExists()) return 'stream_exists';
  return BigInt(options.getRevision());
}
