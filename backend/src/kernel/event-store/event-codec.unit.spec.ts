import { randomBytes, randomUUID } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import { describe, expect, it } from '@jest/globals';
import { Keyring, type PersonKeys } from '../sealing/keyring.ts';
import { SealBroken, SubjectErased } from '../sealing/sealing.errors.ts';
import { EventCatalog } from './event-catalog.ts';
import { EventCodec } from './event-codec.ts';
import {
  DuplicateEventType,
  InvalidEventData,
  SubjectMissing,
  UnknownEventType,
  UnknownEventVersion,
} from './event-codec.errors.ts';
import { defineEvent } from './event-definition.ts';
import type { EventMetadata, NewEvent, RecordedEvent } from './event-store.ts';
import { ERASED, personal } from './fields.ts';

const Renamed = defineEvent({
  type: 'Renamed',
  version: 3,
  data: Type.Object({
    title: personal(Type.String()),
    remark: personal(Type.Union([Type.String(), Type.Null()])),
    at: Type.Object({ spot: Type.String() }),
  }),
  upcasters: [
    ({ name, ...rest }) => ({ ...rest, title: name }),
    ({ spot, ...rest }) => ({ remark: null, ...rest, at: { spot } }),
  ],
});
const Deleted = defineEvent({ type: 'Deleted', version: 1, data: Type.Object({ count: Type.Integer() }) });

class KeysInMemory implements PersonKeys {
  readonly keys = new Map<string, Keyring | 'dropped'>();
  readonly fetched: string[][] = [];

  forSealing(subject: string): Promise<Keyring> {
    const key = this.keys.get(subject) ?? new Keyring([randomBytes(32)]);
    if (key === 'dropped') return Promise.reject(new SubjectErased(subject));
    this.keys.set(subject, key);
    return Promise.resolve(key);
  }

  forOpening(subjects: Iterable<string>) {
    const wanted = [...subjects];
    this.fetched.push(wanted);
    const found = wanted.flatMap((subject) => {
      const key = this.keys.get(subject);
      return key === undefined || key === 'dropped' ? [] : [[subject, key] as const];
    });
    return Promise.resolve(new Map(found));
  }
}

function aCodec() {
  const catalog = new EventCatalog();
  catalog.register(Renamed, Deleted);
  const keys = new KeysInMemory();
  return { codec: new EventCodec(catalog, keys), keys };
}

const metadata: EventMetadata = { actor: '7', correlation: 'r-1', subject: '7' };
const renamed = { type: 'Renamed', data: { title: 'Dawn', remark: 'cold', at: { spot: 'Kona' } } };

const recorded = (event: NewEvent, revision = 0n): RecordedEvent => ({
  ...event,
  stream: 's',
  revision,
  position: revision + 1n,
  recordedAt: new Date(0),
});

describe('EventCatalog', () => {
  it('rejects a second definition of a type', () => {
    const catalog = new EventCatalog();
    catalog.register(Deleted);
    expect(() => catalog.register(Deleted)).toThrow(DuplicateEventType);
  });
});

describe('EventCodec', () => {
  it('decodes the events it encoded and gives each a unique id', async () => {
    const { codec } = aCodec();
    const events = [renamed, { type: 'Deleted', data: { count: 3 } }];
    const encoded = await codec.encode(events, metadata);
    expect(new Set(encoded.map(({ id }) => id)).size).toBe(2);
    expect(encoded.map(({ schemaVersion }) => schemaVersion)).toEqual([3, 1]);
    expect(await codec.decode(encoded.map((event) => recorded(event)))).toMatchObject(events);
  });

  it('encrypts personal fields and leaves the others readable', async () => {
    const { codec } = aCodec();
    const [encoded] = await codec.encode([renamed], metadata);
    const text = JSON.stringify(encoded);
    expect(text).not.toContain('Dawn');
    expect(text).not.toContain('cold');
    expect(text).toContain('Kona');
    expect(encoded?.metadata.sealed).toEqual(['title', 'remark']);
  });

  it('does not seal a personal field that is null', async () => {
    const { codec } = aCodec();
    const data = { ...renamed.data, remark: null };
    const [encoded] = await codec.encode([{ type: 'Renamed', data }], metadata);
    expect(encoded?.data.remark).toBeNull();
    expect(await codec.decode([recorded(encoded as NewEvent)])).toMatchObject([{ data }]);
  });

  it('decodes fields of an erased person as ERASED and those of others on the page unchanged', async () => {
    const { codec, keys } = aCodec();
    const [mine] = await codec.encode([renamed], metadata);
    const [theirs] = await codec.encode([renamed], { ...metadata, subject: '8' });
    keys.keys.set('7', 'dropped');
    const page = [recorded(mine as NewEvent), recorded(theirs as NewEvent)];
    const decoded = await codec.decode(page);
    expect(decoded.map(({ data }) => data)).toEqual([
      { title: ERASED, remark: ERASED, at: { spot: 'Kona' } },
      renamed.data,
    ]);
    expect(keys.fetched).toEqual([['7', '8']]);
  });

  it('decodes fields sealed with an earlier key of the person as ERASED', async () => {
    const { codec, keys } = aCodec();
    const [encoded] = await codec.encode([renamed], metadata);
    keys.keys.set('7', new Keyring([randomBytes(32)]));
    expect(await codec.decode([recorded(encoded as NewEvent)])).toMatchObject([{ data: { title: ERASED } }]);
  });

  it('fetches no key for a page without sealed fields', async () => {
    const { codec, keys } = aCodec();
    const encoded = await codec.encode([{ type: 'Deleted', data: { count: 3 } }], metadata);
    await codec.decode(encoded.map((event) => recorded(event)));
    expect(keys.fetched).toEqual([]);
  });

  it('rejects a sealed text copied to another event', async () => {
    const { codec } = aCodec();
    const [encoded] = (await codec.encode([renamed], metadata)) as [NewEvent];
    await expect(codec.decode([recorded({ ...encoded, id: randomUUID() })])).rejects.toBeInstanceOf(
      SealBroken,
    );
  });

  it('upcasts older versions step by step and opens fields sealed under their old name', async () => {
    const { codec, keys } = aCodec();
    const id = randomUUID();
    const key = await keys.forSealing('7');
    const name = key.seal(Buffer.from('Dawn'), `${id}.name`);
    const first = { id, type: 'Renamed', schemaVersion: 1, data: { name, spot: 'Kona' } };
    const second = {
      id: randomUUID(),
      type: 'Renamed',
      schemaVersion: 2,
      data: { title: 'Noon', spot: 'Pipe' },
    };
    const decoded = await codec.decode([
      recorded({ ...first, metadata: { ...metadata, sealed: ['name'] } }),
      recorded({ ...second, metadata }),
    ]);
    expect(decoded).toMatchObject([
      { data: { title: 'Dawn', remark: null, at: { spot: 'Kona' } }, schemaVersion: 3 },
      { data: { title: 'Noon', remark: null, at: { spot: 'Pipe' } }, schemaVersion: 3 },
    ]);
  });

  it('rejects unknown event types and versions', async () => {
    const { codec } = aCodec();
    const event = { id: randomUUID(), type: 'Deleted', schemaVersion: 2, data: { count: 1 }, metadata };
    await expect(codec.decode([recorded(event)])).rejects.toBeInstanceOf(UnknownEventVersion);
    const strange = recorded({ ...event, type: 'Strange' });
    await expect(codec.decode([strange])).rejects.toBeInstanceOf(UnknownEventType);
    await expect(codec.encode([{ type: 'Strange', data: {} }], metadata)).rejects.toBeInstanceOf(
      UnknownEventType,
    );
  });

  it.each([{}, { count: 'three' }, { count: 1, more: true }, { count: 1.5 }])(
    'rejects data that breaks the schema: %j',
    async (data) => {
      const { codec } = aCodec();
      await expect(codec.encode([{ type: 'Deleted', data }], metadata)).rejects.toBeInstanceOf(
        InvalidEventData,
      );
    },
  );

  it('rejects personal data without a subject and of an erased subject', async () => {
    const { codec, keys } = aCodec();
    const { subject, ...nobody } = metadata;
    await expect(codec.encode([renamed], nobody)).rejects.toBeInstanceOf(SubjectMissing);
    keys.keys.set(subject as string, 'dropped');
    await expect(codec.encode([renamed], metadata)).rejects.toBeInstanceOf(SubjectErased);
  });
});
