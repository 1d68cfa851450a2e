import { describe, expect, it } from '@jest/globals';
import { failureOf } from './problem.ts';

describe('an error of the disk or of Postgres', () => {
  const failed = (code: string, message: string) => failureOf(Object.assign(new Error(message), { code }));

  it.each([
    ['53100', 'could not extend file "base/5/1": No space left on device'],
    ['58030', 'could not write to file "pg_wal/xlogtemp": No space left on device'],
    ['58030', 'could not write block 7: Disk quota exceeded'],
    ['ENOSPC', 'ENOSPC: no space left on device, write'],
  ])('is answered as a full disk: %s %s', (code, message) => {
    expect(failed(code, message)).toMatchObject({ status: 507, detail: expect.stringContaining('no room') });
  });

  it('is answered as unavailable when the connection was lost', () => {
    expect(failed('57P01', 'terminating connection')).toMatchObject({ status: 503 });
  });

  it('stays unexpected otherwise', () => {
    expect(failed('58030', 'could not read block 7: Input/output error')).toBeUndefined();
  });
});
