import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteRunning, noteStopped } from './running-app.mjs';

describe('running.json', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rideline-note-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is in a data folder that only its owner can list', () => {
    const dataDir = join(folder, 'deep', 'data');
    noteRunning(dataDir, 1);
    expect(existsSync(join(dataDir, 'running.json'))).toBe(true);
    expect(statSync(dataDir).mode & 0o777).toBe(0o711);
    noteStopped(dataDir);
    expect(existsSync(join(dataDir, 'running.json'))).toBe(false);
  });

  it.each(['/etc/passwd', '/proc/x', '/proc/x/y'])('is not written below %s', (dataDir) => {
    noteRunning(dataDir, 1);
    noteStopped(dataDir);
    expect(existsSync(join(dataDir, 'running.json'))).toBe(false);
  });
});
