import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteRunning, noteStopped } from './running-app.mjs';

describe('the note of a running app', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rideline-note-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('makes the data folder closed to others', () => {
    const dataDir = join(folder, 'deep', 'data');
    noteRunning(dataDir, 1);
    expect(existsSync(join(dataDir, 'running.json'))).toBe(true);
    expect(statSync(dataDir).mode & 0o777).toBe(0o711);
    noteStopped(dataDir);
    expect(existsSync(join(dataDir, 'running.json'))).toBe(false);
  });

  it.each(['/etc/passwd', '/proc/x', '/proc/x/y'])('leaves %s for the app to refuse', (dataDir) => {
    noteRunning(dataDir, 1);
    noteStopped(dataDir);
    expect(existsSync(join(dataDir, 'running.json'))).toBe(false);
  });
});
