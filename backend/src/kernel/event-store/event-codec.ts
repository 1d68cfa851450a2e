import { randomUUID } from 'node:crypto';
import type { Keyring, PersonKeys } from '../sealing/keyring.ts';
import type { EventCatalog } from './event-catalog.ts';
import { SubjectMissing } from './event-codec.errors.ts';
import type { DomainEvent, StoredEvent } from './event-definition.ts';
import type { EventMetadata, NewEvent, RecordedEvent } from './event-store.ts';
import { openFields, sealFields } from './sealed-fields.ts';

/** Converts domain events to stored events and back: schema check, sealing, upcasting. */
export class EventCodec {
  constructor(
    private readonly catalog: EventCatalog,
    private readonly keys: PersonKeys,
  ) {}

  /**
   * Checks each event against its schema, seals its personal fields with the key of `metadata.subject`, and draws
   * its id.
   * @throws UnknownEventType, InvalidEventData, SubjectMissing, SubjectErased
   */
  encode(events: readonly DomainEvent[], metadata: EventMetadata): Promise<readonly NewEvent[]> {
    return Promise.all(events.map((event) => this.encodeOne(event, metadata)));
  }

  /**
   * Upcasts and decrypts a page of the log. Fields sealed for an erased person read ERASED.
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

  private async encodeOne(event: DomainEvent, metadata: EventMetadata): Promise<NewEvent> {
    const { type } = event;
    const known = this.catalog.find(type);
    const data = known.checked(event.data);
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
