import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestDatabase } from '../../../test/support/test-database.ts';
import { SessionLeases } from './session-leases.ts';
import {
  createLogDatabase,
  startProcess,
  type ProcessUnderTest,
} from '../../../test/support/process-under-test.ts';
import { until } from '../../../test/support/until.ts';

let database: TestDatabase;
let first: ProcessUnderTest;
let second: ProcessUnderTest;

beforeEach(async () => {
  database = await createLogDatabase();
  first = await startProcess(database.url);
  second = await startProcess(database.url);
});

afterEach(async () => {
  await first.close();
  await second.close();
  await database.drop();
});

const signal = () => new AbortController().signal;

describe('a lease', () => {
  it('has one holder, among processes and within one', async () => {
    const lease = await first.tools.leases.tryAcquire('tally');
    expect(lease).toBeDefined();
    expect(await first.tools.leases.tryAcquire('tally')).toBeUndefined();
    expect(await second.tools.leases.tryAcquire('tally')).toBeUndefined();
    expect(await second.tools.leases.tryAcquire('another')).toBeDefined();
    await lease?.release();
    expect(await second.tools.leases.tryAcquire('tally')).toBeDefined();
    expect(await first.tools.leases.tryAcquire('tally')).toBeUndefined();
  });

  it('is free after its process dies, and aborts its signal', async () => {
    const lease = await first.tools.leases.acquire('tally', signal());
    first.die();
    expect(await second.tools.leases.acquire('tally', signal())).toBeDefined();
    await until('the dead one knows', () => lease.lost.aborted);
    await expect(first.tools.leases.tryAcquire('tally')).rejects.toThrow();
  });

  it('can be acquired again after a lost connection', async () => {
    const lease = await first.tools.leases.acquire('tally', signal());
    first.link.mend();
    await until('it is lost', () => lease.lost.aborted);
    const again = await first.tools.leases.acquire('tally', signal());
    expect(again.lost.aborted).toBe(false);
    expect(await second.tools.leases.tryAcquire('tally')).toBeUndefined();
  });

  it('rejects a waiting acquire when its signal aborts', async () => {
    await first.tools.leases.acquire('tally', signal());
    const impatient = new AbortController();
    const waiting = second.tools.leases.acquire('tally', impatient.signal, () => {
      impatient.abort();
      return Promise.resolve();
    });
    await expect(waiting).rejects.toThrow();
  });

  it('is released by close', async () => {
    const ending = new SessionLeases(database);
    await ending.acquire('tally', signal());
    await ending.close();
    expect(await second.tools.leases.acquire('tally', signal())).toBeDefined();
  });
});
