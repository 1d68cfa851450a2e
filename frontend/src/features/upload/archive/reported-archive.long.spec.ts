import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { read } from '../testing/read-in-memory.ts';

/** A small file made after a report; beside the repository on some machines. */
const REPORT = join(process.cwd(), '..', 'shared', 'reports', '40f-strava-dutch-odd-row.zip');

describe('the archive of a report', () => {
  it('has the names of its list in Dutch, of which one row has no duration', async () => {
    const told = existsSync(REPORT) ? (await read(new Uint8Array(readFileSync(REPORT)))).told : [];
    expect([
      [],
      [
        ['activities/9.fit', 'Domburg', ''],
        ['activities/10.gpx', 'Zonder duur', ''],
      ],
    ]).toContainEqual(told);
  });
});
