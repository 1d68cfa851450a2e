import { randomUUID } from 'node:crypto';
import type { Keyring } from '../sealing/keyring.ts';
import type { EventCatalog } from './event-catalog.ts';
import { SubjectMissing } from './event-codec.errors.ts';
import type { DomainEvent, StoredEvent } from './event-definition.ts';
import type { EventMetadata, NewEvent, RecordedEvent } from './event-store.ts';
import type { PersonKeys } from './person-keys.ts';
import { openFields, sealFields } from './sealed-fields.ts';

/** Between facts as deciders see them and events as the log keeps them. */
export class EventCodec {
  constructor(
    private readonly catalog: EventCatalog,
    private readonly keys: PersonKeys,
  ) {}

  /**
   * Checks each fact against its schema, seals its personal fields with the key of `metadata.subject`, and gives
   * it an id.
   * @throws UnknownEventType, InvalidEventData, SubjectMissing, SubjectErased
   */
  encode(events: readonly DomainEvent[], metadata: EventMetadata): Promise<readonly NewEvent[]> {
    return Promise.all(events.map((event) => this.encodeOne(event, metadata)));
  }

  /**
   * A page of the log, upcast and opened; what was sealed for an erased person reads ERASED.
   * @throws UnknownEventType, UnknownEventVersion, SealBroken
   */
  async decode(events: readonly RecordedEvent[]): Promise<readonly StoredEvent[]> {
    const subjects = new Set<string>();
    for (const { metadata } of events) {
      if (metadata.sealed !== undefined && metadata.subject !== undefined) subjects.add(metadata.subject);
    }
    const keys = subjects.size === 0 ? new Map<string, Keyring>() : await this.keys.forOpening(subjects);
    return events.map((event) => this.decodeOne(event, keys));
  }

  private async encodeOne({ type, data: facts }: DomainEvent, metadata: EventMetadata): Promise<NewEvent> {
    const known = this.catalog.find(type);
    const data = known.checked(facts);
    const id = randomUUID();
    const plain = { id, type, schemaVersion: known.version, data, metadata };
    const holdsPersonal = known.personalFields.some((field) => typeof data[field] === 'string');
    if (!holdsPersonal) return plain;
    if (metadata.subject === undefined) throw new SubjectMissing(type);
    const key = await this.keys.forSealing(metadata.subject);
    const { data: sealedData, sealed } = sealFields(id, data, known.personalFields, key);
    return { ...plain, data: sealedData, metadata: { ...metadata, sealed } };
  }

  private decodeOne(event: RecordedEvent, keys: ReadonlyMap<string, Keyring>): StoredEvent {
    const known = this.catalog.find(event.type);
    const { sealed, subject } = event.metadata;
    if (sealed === undefined && event.schemaVersion === known.version) return event;
    const key = subject === undefined ? undefined : keys.get(subject);
    const opened = sealed === undefined ? event.data : openFields(event.id, event.data, sealed, key);
    const data = known.upcast(opened, event.schemaVersion);
    return { ...event, data, schemaVersion: known.version } as StoredEvent;
  }
}
