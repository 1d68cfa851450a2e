import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from './config.ts';
import { loadConfig } from './load-config.ts';
import { SETTINGS } from './settings.ts';

describe('loadConfig', () => {
  let DATA_DIR: string;

  beforeEach(async () => {
    DATA_DIR = await mkdtemp(join(tmpdir(), 'rideline-config-'));
  });
  afterEach(() => rm(DATA_DIR, { recursive: true, force: true }));

  it('has defaults for all settings', async () => {
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

  it('generates the secret key once, readable only by its owner', async () => {
    const starts = await Promise.all([loadConfig({ DATA_DIR }), loadConfig({ DATA_DIR })]);
    const later = await loadConfig({ DATA_DIR });
    expect(later.secretKeys).toHaveLength(1);
    expect(later.secretKeys[0]).toHaveLength(32);
    for (const start of starts) expect(start.secretKeys).toEqual(later.secretKeys);
    expect((await stat(join(DATA_DIR, 'secret.keys'))).mode & 0o777).toBe(0o600);
    expect((await readFile(join(DATA_DIR, 'secret.keys'), 'utf8')).trim()).toHaveLength(44);
  });

  it('takes a setting from the file that NAME_FILE names', async () => {
    const file = join(DATA_DIR, 'database.url');
    await writeFile(file, 'postgres://rideline:secret@db/rideline\n');
    const config = await loadConfig({ DATA_DIR, DATABASE_URL_FILE: file, SMTP_URL_FILE: ' ' });
    expect(config.databaseUrl).toBe('postgres://rideline:secret@db/rideline');
    expect(config).not.toHaveProperty('smtpUrl');
  });

  it('rejects a setting that is given twice, a file that cannot be read and an invalid value in one', async () => {
    const file = join(DATA_DIR, 'port');
    await writeFile(file, 'http');
    await expect(loadConfig({ DATA_DIR, PORT: '3000', PORT_FILE: file })).rejects.toThrow(
      new ConfigError('PORT_FILE must not be set together with PORT.'),
    );
    await expect(loadConfig({ DATA_DIR, PORT_FILE: `${file}s` })).rejects.toThrow(
      new ConfigError(
        `PORT_FILE must be a file that the user with id ${process.getuid!()} can read, not "${file}s".`,
      ),
    );
    await expect(loadConfig({ DATA_DIR, PORT_FILE: file })).rejects.toThrow(
      new ConfigError('PORT must be a whole number from 0 to 65535, not "http".'),
    );
  });

  it('accepts several secret keys in order', async () => {
    const keys = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const SECRET_KEYS = keys.map((key) => key.toString('base64')).join(',');
    const config = await loadConfig({ DATA_DIR, SECRET_KEYS });
    expect(config.secretKeys.map((key) => key[0])).toEqual([1, 2]);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
    [{ DEMO: 'yes' }, 'DEMO must be 0 or 1, not "yes".'],
    [
      { PUBLIC_URL: 'rideline.example' },
      'PUBLIC_URL must be the http or https address that people open, without a path, not "rideline.example".',
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
    [{ S3_BUCKET: 'waves' }, 'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.'],
    [{ STRAVA_CLIENT_ID: '7' }, 'STRAVA_CLIENT_ID and STRAVA_CLIENT_SECRET must be set together.'],
    [
      { OIDC_ISSUER: 'https://house.example' },
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together.',
    ],
    [
      { UPLOAD_LIMIT_BYTES: '1' },
      'UPLOAD_LIMIT_BYTES must be a whole number from 1000 to 1000000000, not "1".',
    ],
    [
      { NODE_ENV: 'production', MAP_STYLE_URL: 'https://a.example/s,http://a.example/s' },
      'MAP_STYLE_URL must be an https address in production.',
    ],
    [
      { NODE_ENV: 'production', STRAVA_API_BASE: 'http://127.0.0.1:4010' },
      'STRAVA_API_BASE must be an https address in production.',
    ],
  ])('rejects %j with one sentence', async (environment, sentence) => {
    await expect(loadConfig({ DATA_DIR, ...environment })).rejects.toThrow(sentence);
  });

  it('names the bucket in the path of the address where S3_ENDPOINT is set, unless told otherwise', async () => {
    const given = { DATA_DIR, S3_BUCKET: 'waves', S3_ACCESS_KEY_ID: 'kai', S3_SECRET_ACCESS_KEY: 'key' };
    expect((await loadConfig(given)).s3).toEqual({
      bucket: 'waves',
      region: 'us-east-1',
      pathStyle: false,
      accessKeyId: 'kai',
      secretAccessKey: 'key',
    });
    const elsewhere = { ...given, S3_ENDPOINT: 'http://objects:8333', S3_REGION: 'eu-west-1' };
    expect((await loadConfig(elsewhere)).s3).toMatchObject({
      endpoint: 'http://objects:8333',
      region: 'eu-west-1',
      pathStyle: true,
    });
    expect((await loadConfig({ ...elsewhere, S3_PATH_STYLE: '0' })).s3).toMatchObject({ pathStyle: false });
  });

  it('accepts plain http for stand-ins on this machine outside production', async () => {
    const config = await loadConfig({ DATA_DIR, STRAVA_API_BASE: 'http://127.0.0.1:4010/' });
    expect(config.strava.apiBase).toBe('http://127.0.0.1:4010');
    await expect(loadConfig({ DATA_DIR, STRAVA_API_BASE: 'http://strava.example' })).rejects.toThrow(
      'STRAVA_API_BASE must be an https address, or an http address of this machine, not "http://strava.example".',
    );
  });

  it('keeps recordings from Strava unless STRAVA_KEEP_DAYS says for how long', async () => {
    expect((await loadConfig({ DATA_DIR, STRAVA_KEEP_DAYS: '' })).strava.keepDays).toBeUndefined();
    expect((await loadConfig({ DATA_DIR, STRAVA_KEEP_DAYS: '7' })).strava.keepDays).toBe(7);
  });

  it.each([
    [{}, 'https://tiles.openfreemap.org/styles/positron', 'https://tiles.openfreemap.org/styles/dark'],
    [{ MAP_STYLE_URL: 'https://a.example/s' }, 'https://a.example/s', 'https://a.example/s'],
    [
      { MAP_STYLE_URL: 'https://a.example/s, https://b.example/s' },
      'https://a.example/s',
      'https://b.example/s',
    ],
  ])('has the map styles of %j', async (environment, light, dark) => {
    expect((await loadConfig({ DATA_DIR, ...environment })).mapStyles).toEqual({ light, dark });
  });

  it.each([
    { MAP_STYLE_URL: 'off' },
    { MAPBOX_TOKEN: 'pk.1' },
    { TILE_URL: 'https://a.example/{z}/{x}/{y}' },
  ])('has no map style with %j', async (environment) => {
    expect(await loadConfig({ DATA_DIR, ...environment })).not.toHaveProperty('mapStyles');
  });

  it('connects no service by default', async () => {
    expect(await loadConfig({ DATA_DIR })).toMatchObject({ connections: [], strava: { sharing: false } });
    const android = await loadConfig({ DATA_DIR, GARMIN_CLIENT: 'android' });
    expect(android).toMatchObject({ connections: [], garmin: { client: 'android' } });
  });

  it.each([
    [{ STRAVA_CLIENT_ID: '7', STRAVA_CLIENT_SECRET: 'key' }, ['strava']],
    [{ GARMIN_SYNC: '1' }, ['garmin']],
    [{ GARMIN_API_BASE: 'http://localhost:4020' }, ['garmin']],
    [{ GARMIN_SYNC: '0', GARMIN_API_BASE: 'http://localhost:4020' }, []],
  ])('connects with %j %j', async (environment, connections) => {
    expect(await loadConfig({ DATA_DIR, ...environment })).toMatchObject({ connections });
  });

  it.each([
    { PUBLIC_URL: 'https://surf.example/' },
    { DATABASE_URL: 'postgres://kai:pass@db.example:5432/surf?sslmode=require' },
    { EVENTSTORE_URL: 'esdb://admin:changeit@one:2113,two:2113,three?tls=true' },
    { EVENTSTORE_URL: 'esdb+discover://cluster.example' },
    { SMTP_URL: 'smtps://user:p%40ss@mail.example' },
    { TILE_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png?key=1' },
    { HOST: '::1' },
    { PORT: ' 8080\n' },
  ])('accepts %j', async (environment) => {
    await expect(loadConfig({ DATA_DIR, ...environment })).resolves.toBeDefined();
  });

  /** Invalid for every number setting, and invalid for every URL setting. */
  const NUMBERS = ['1e9999', '1e3', '0x10', '-1', '1.5', '', 'Infinity', 'NaN', '9'.repeat(400), '1\n2'];
  const ADDRESSES = [
    'x',
    'http://',
    '//host',
    'javascript:alert(1)',
    'https://a b/',
    'https://a;b/',
    'smtp:',
  ];
  const HOSTILE: Readonly<Record<string, readonly string[]>> = {
    HOST: ['a b', 'http://x', 'x'.repeat(300), 'a\nb', '127.0.0.1:3000'],
    PORT: NUMBERS,
    METRICS_HOST: ['a b', 'http://x', 'a\nb', '127.0.0.1:3000'],
    DATA_DIR: [
      '/etc/passwd',
      '/etc/passwd/x',
      '/proc/x',
      '/proc/x/y',
      '/dev/null',
      `/tmp/${'x'.repeat(300)}`,
    ],
    PUBLIC_URL: [
      ...ADDRESSES,
      'https://surf.example/?a=1',
      'https://surf.example/?',
      'https://surf.example/#a',
      'https://surf.example/app',
      'https://kai:pass@surf.example',
    ],
    DEMO: ['yes', '2', 'true'],
    LOG_LEVEL: ['loud', 'INFO'],
    SUPPORT_EMAIL: ['x', 'a@b, c@d', 'a b@c', 'a@b\nc'],
    DATABASE_URL: [...ADDRESSES, 'postgres://', 'postgres://host:99999/x', 'postgres:x'],
    EVENTSTORE_URL: [...ADDRESSES, 'esdb://', 'esdb:host', 'esdb://a b', 'esdb://host:port'],
    S3_BUCKET: ['', 'ab', 'Waves', 'a b', 'waves/2025', '-waves', 'x'.repeat(64)],
    S3_ENDPOINT: [
      ...ADDRESSES,
      'https://objects.example/waves',
      's3://waves',
      'https://kai:pass@objects.example',
    ],
    S3_REGION: ['eu west', 'x'.repeat(65), 'eu.west'],
    S3_PATH_STYLE: ['yes', '2'],
    S3_ACCESS_KEY_ID: ['a\tb'],
    S3_SECRET_ACCESS_KEY: ['a\tb'],
    BACKUP_DIR: ['a\tb'],
    WATCH_DIR: ['a\tb'],
    SMTP_URL: [...ADDRESSES, 'smtp://', 'https://mail.example'],
    SECRET_KEYS: ['short', ',', '*'.repeat(44)],
    MAPBOX_TOKEN: ['a\nb'],
    GOOGLE_CLIENT_ID: ['a\0b'],
    MAP_STYLE_URL: [
      ...ADDRESSES,
      'on',
      'https://a.example/s,',
      'https://a.example/1,https://a.example/2,https://a.example/3',
    ],
    TILE_URL: [...ADDRESSES, 'https://tiles.example/', 'ftp://tiles.example/{z}/{x}/{y}'],
    WEATHER_URL: ADDRESSES,
    VIDEO_EDITOR_URL: ADDRESSES,
    VIDEO_CHANNEL_URL: ADDRESSES,
    GOOGLE_JWKS_URL: ADDRESSES,
    OIDC_ISSUER: [...ADDRESSES, 'http://house.example'],
    OIDC_CLIENT_ID: ['a\tb'],
    OIDC_CLIENT_SECRET: ['a\tb'],
    OIDC_NAME: ['a\tb', 'x'.repeat(41)],
    OIDC_ADMIN_GROUP: ['a\tb'],
    STRAVA_CLIENT_ID: ['a\tb'],
    STRAVA_CLIENT_SECRET: ['a\tb'],
    STRAVA_OAUTH_BASE: ADDRESSES,
    STRAVA_API_BASE: ADDRESSES,
    STRAVA_SHARING: ['yes'],
    GARMIN_SSO_BASE: ADDRESSES,
    GARMIN_AUTH_BASE: ADDRESSES,
    GARMIN_API_BASE: ADDRESSES,
    NODE_ENV: ['a\nb'],
    TRUSTED_PROXIES: ['balancer', '10.0.0.0/33', '10.0.0.1,,', '10.0.0.0/8/8'],
  };

  it.each(Object.keys(SETTINGS))(
    'rejects every hostile value of %s with one sentence that names the setting',
    async (name) => {
      const values = HOSTILE[name] ?? NUMBERS;
      for (const value of values.filter((text) => text !== '')) {
        const refusal: unknown = await loadConfig({ DATA_DIR, [name]: value }).catch(
          (error: unknown) => error,
        );
        expect([value, refusal]).toEqual([value, expect.any(ConfigError)]);
        const { message } = refusal as ConfigError;
        expect(message).toMatch(new RegExp(`^${name} (must|names) [^\\n]+\\.$`));
        expect(message).not.toContain('pass@');
      }
    },
  );

  it('rejects a data folder that cannot be written', async () => {
    await writeFile(join(DATA_DIR, 'file'), '');
    await mkdir(join(DATA_DIR, 'secret.keys'));
    for (const folder of [DATA_DIR, join(DATA_DIR, 'file')]) {
      await expect(loadConfig({ DATA_DIR: folder })).rejects.toThrow(
        /^DATA_DIR must be a folder that can be written, not "[^"]+": [^\n]+\.$/,
      );
    }
  });

  describe('the data folder', () => {
    const modeOf = async (...path: string[]) => (await stat(join(DATA_DIR, ...path))).mode & 0o777;

    it('is created with mode 711', async () => {
      await loadConfig({ DATA_DIR: join(DATA_DIR, 'deep', 'data') });
      expect(await modeOf('deep', 'data')).toBe(0o711);
    });

    it('gets restricted permissions if it exists with wider ones', async () => {
      await chmod(DATA_DIR, 0o755);
      for (const folder of ['blobs', 'outbox']) await mkdir(join(DATA_DIR, folder), { mode: 0o755 });
      await loadConfig({ DATA_DIR });
      expect([await modeOf(), await modeOf('blobs'), await modeOf('outbox')]).toEqual([0o711, 0o700, 0o700]);
    });

    it('keeps its permissions if it holds unrelated files', async () => {
      await chmod(DATA_DIR, 0o755);
      await writeFile(join(DATA_DIR, 'holiday.jpg'), '');
      await loadConfig({ DATA_DIR });
      expect(await modeOf()).toBe(0o755);
    });
  });
});
