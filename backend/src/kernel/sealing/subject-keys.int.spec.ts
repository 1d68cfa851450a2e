import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { Keyring } from './keyring.ts';
import { SealingKeyMissing, SubjectErased } from './sealing.errors.ts';
import { subjectKeysMigration, SubjectKeys } from './subject-keys.ts';

describe('SubjectKeys', () => {
  let database: TestDatabase;
  const master = randomBytes(32);
  const keysOf = (keyring = new Keyring([master]), freshForMs?: number) =>
    new SubjectKeys(database, keyring, freshForMs);
  const content = Buffer.from('anna@example.com');

  beforeAll(async () => {
    database = await createTestDatabase([subjectKeysMigration]);
  });
  afterAll(() => database.drop());

  it('creates one key per person under concurrent calls from several processes', async () => {
    const processes = [keysOf(), keysOf(), keysOf()];
    const keys = await Promise.all([...processes, ...processes].map((keys) => keys.forSealing('at-once')));
    const envelope = (keys[0] as Keyring).seal(content, 'x');
    for (const key of keys) expect(key.open(envelope, 'x')).toEqual(content);
  });

  it('creates a different key for each person', async () => {
    const keys = keysOf();
    const envelope = (await keys.forSealing('one')).seal(content, 'x');
    const another = await keys.forSealing('another');
    expect(() => another.open(envelope, 'x')).toThrow(SealingKeyMissing);
  });

  it('returns keys of many people and omits those without one', async () => {
    const writer = keysOf();
    const envelope = (await writer.forSealing('many-1')).seal(content, 'x');
    await writer.forSealing('many-2');
    const opened = await keysOf().forOpening(['many-1', 'many-2', 'nobody']);
    expect([...opened.keys()].sort()).toEqual(['many-1', 'many-2']);
    expect(opened.get('many-1')?.open(envelope, 'x')).toEqual(content);
  });

  it('returns a key that expires during the fetch of others and omits one dropped meanwhile', async () => {
    const writer = keysOf();
    const envelope = (await writer.forSealing('here')).seal(content, 'x');
    for (const subject of ['there', 'leaving']) await writer.forSealing(subject);
    let meanwhile = (): Promise<unknown> => Promise.resolve();
    const slow = Object.create(database) as TestDatabase;
    slow.query = async (sql, values, name) => {
      const rows = await database.query<never>(sql, values, name);
      if (name === 'subject_keys_of_many') await meanwhile();
      return rows;
    };
    const keys = new SubjectKeys(slow, new Keyring([master]), 50);
    await keys.forOpening(['here', 'leaving']);
    meanwhile = () => Promise.all([keys.drop('leaving'), pause(60)]);
    const opened = await keys.forOpening(['here', 'leaving', 'there']);
    expect([...opened.keys()].sort()).toEqual(['here', 'there']);
    expect(opened.get('here')?.open(envelope, 'x')).toEqual(content);
  });

  it('does not cache a missing key', async () => {
    const [reader, writer] = [keysOf(), keysOf()];
    expect((await reader.forOpening(['late'])).size).toBe(0);
    await writer.forSealing('late');
    expect((await reader.forOpening(['late'])).size).toBe(1);
  });

  it('drops a key permanently', async () => {
    const keys = keysOf();
    await keys.forSealing('gone');
    await keys.drop('gone');
    await keys.drop('gone');
    for (const process of [keys, keysOf()]) {
      expect((await process.forOpening(['gone'])).size).toBe(0);
      await expect(process.forSealing('gone')).rejects.toBeInstanceOf(SubjectErased);
    }
    const rows = await database.query("SELECT wrapped FROM subject_keys WHERE subject = 'gone'");
    expect(rows).toEqual([{ wrapped: null }]);
  });

  it('creates no key for a person dropped before having one', async () => {
    const keys = keysOf();
    await keys.drop('never-had');
    await expect(keysOf().forSealing('never-had')).rejects.toBeInstanceOf(SubjectErased);
  });

  it('stops using a key dropped by another process after the cache time', async () => {
    const briefly = keysOf(undefined, 0);
    await briefly.forSealing('elsewhere');
    await keysOf().drop('elsewhere');
    expect((await briefly.forOpening(['elsewhere'])).size).toBe(0);
  });

  it('stores keys wrapped and unwraps them after a rotation of the master keys', async () => {
    const envelope = (await keysOf().forSealing('rotated')).seal(content, 'x');
    const rows = await database.query<{ wrapped: string }>(
      "SELECT wrapped FROM subject_keys WHERE subject = 'rotated'",
    );
    expect(rows[0]?.wrapped).toMatch(/^1\|[0-9a-f]{8}\|/);
    const rotated = keysOf(new Keyring([randomBytes(32), master]));
    const key = (await rotated.forOpening(['rotated'])).get('rotated');
    expect(key?.open(envelope, 'x')).toEqual(content);
    const foreign = keysOf(new Keyring([randomBytes(32)]));
    await expect(foreign.forOpening(['rotated'])).rejects.toBeInstanceOf(SealingKeyMissing);
  });
});
