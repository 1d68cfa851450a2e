import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from './load-config.ts';

describe('loadConfig', () => {
  let DATA_DIR: string;

  beforeEach(async () => {
    DATA_DIR = await mkdtemp(join(tmpdir(), 'rideline-config-'));
  });
  afterEach(() => rm(DATA_DIR, { recursive: true, force: true }));

  it('has a sane default for everything but the folder', async () => {
    const config = await loadConfig({ DATA_DIR, SMTP_URL: '' });
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      demo: true,
      uploadLimitBytes: 25_000_000,
      noteLimit: 10_000,
      nameLimit: 200,
    });
    expect(config).not.toHaveProperty('smtpUrl');
    expect(config).not.toHaveProperty('databaseUrl');
  });

  it('generates private keys once', async () => {
    const starts = await Promise.all([loadConfig({ DATA_DIR }), loadConfig({ DATA_DIR })]);
    const later = await loadConfig({ DATA_DIR });
    expect(later.secretKeys).toHaveLength(1);
    expect(later.secretKeys[0]).toHaveLength(32);
    for (const start of starts) expect(start.secretKeys).toEqual(later.secretKeys);
    expect((await stat(join(DATA_DIR, 'secret.keys'))).mode & 0o777).toBe(0o600);
    expect((await readFile(join(DATA_DIR, 'secret.keys'), 'utf8')).trim()).toHaveLength(44);
  });

  it('takes several keys, the first one for sealing', async () => {
    const keys = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const SECRET_KEYS = keys.map((key) => key.toString('base64')).join(',');
    const config = await loadConfig({ DATA_DIR, SECRET_KEYS });
    expect(config.secretKeys.map((key) => key[0])).toEqual([1, 2]);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
    [{ DEMO: 'yes' }, 'DEMO must be 0 or 1, not "yes".'],
    [
      { PUBLIC_URL: 'rideline.example' },
      'PUBLIC_URL must be the http or https address that people open, not "rideline.example".',
    ],
    [{ DATABASE_URL: 'mysql://root:secret@db' }, 'DATABASE_URL must be a postgres:// address.'],
    [{ SECRET_KEYS: 'short' }, 'SECRET_KEYS must be keys of 32 bytes in base64, separated by commas.'],
    [
      { TILE_URL: 'https://tiles.example/' },
      'TILE_URL must be an http or https address with {z}, {x} and {y}, not "https://tiles.example/".',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.0/8, balancer' },
      'TRUSTED_PROXIES must be addresses of proxies, separated by commas, not "10.0.0.0/8, balancer".',
    ],
    [{ SUPPORT_EMAIL: 'a@b, c@d' }, 'SUPPORT_EMAIL must be one email address, not "a@b, c@d".'],
    [
      { UPLOAD_LIMIT_BYTES: '1' },
      'UPLOAD_LIMIT_BYTES must be a whole number from 1000 to 1000000000, not "1".',
    ],
    [
      { NODE_ENV: 'production', STRAVA_API_BASE: 'http://strava.example' },
      'STRAVA_API_BASE must be an https address in production.',
    ],
  ])('refuses %j in one sentence', async (environment, sentence) => {
    await expect(loadConfig({ DATA_DIR, ...environment })).rejects.toThrow(sentence);
  });

  it('lets stand-ins be plain http outside production', async () => {
    const config = await loadConfig({ DATA_DIR, STRAVA_API_BASE: 'http://127.0.0.1:4010/' });
    expect(config.strava.apiBase).toBe('http://127.0.0.1:4010');
  });
});
