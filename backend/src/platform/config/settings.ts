import { isIP } from 'node:net';
import { type Static, type TProperties, Type } from '@sinclair/typebox';
import { Ajv } from 'ajv';
import { PLAIN_ADDRESS } from './address.ts';
import { ConfigError } from './config.ts';
import { SERVICE_PROPERTIES, SERVICE_SECRETS } from './services/services.ts';
import { flag, httpUrl, optional, serviceUrl, text, whole } from './setting-types.ts';

const MEGABYTE = 1_000_000;

const properties = {
  HOST: Type.String({
    default: '127.0.0.1',
    format: 'host',
    errorMessage: 'must be a name or an address of this machine',
  }),
  PORT: whole(3000, 0, 65_535),
  METRICS_PORT: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 65_535, errorMessage: 'must be a whole number from 0 to 65535' }),
  ),
  METRICS_HOST: Type.String({
    default: '127.0.0.1',
    format: 'host',
    errorMessage: 'must be a name or an address of this machine',
  }),
  DATA_DIR: Type.String({ default: './data', errorMessage: 'must be a folder' }),
  PUBLIC_URL: optional('must be the http or https address that people open, without a path', 'origin'),
  NODE_ENV: Type.String({ default: 'development', errorMessage: 'must be text' }),
  DEMO: Type.Union([Type.Literal('0'), Type.Literal('1')], { default: '1', errorMessage: 'must be 0 or 1' }),
  LOG_LEVEL: Type.Union(
    (['debug', 'info', 'warn', 'error', 'silent'] as const).map((level) => Type.Literal(level)),
    { default: 'info', errorMessage: 'must be debug, info, warn, error or silent' },
  ),
  SUPPORT_EMAIL: Type.String({
    default: 'support@rideline.example',
    pattern: `^${PLAIN_ADDRESS}$`,
    errorMessage: 'must be one email address',
  }),
  DATABASE_URL: optional('must be a postgres:// address', 'postgres-url'),
  EVENTSTORE_URL: optional('must be an esdb:// or esdb+discover:// address', 'esdb-url'),
  S3_BUCKET: optional('must be the name of a bucket', 'bucket'),
  S3_ENDPOINT: optional('must be an http or https address without a path', 'origin'),
  S3_REGION: Type.String({
    default: 'us-east-1',
    pattern: '^[\\w-]{1,64}$',
    errorMessage: 'must be the name of a region',
  }),
  S3_PATH_STYLE: Type.Optional(
    Type.Union([Type.Literal('0'), Type.Literal('1')], { errorMessage: 'must be 0 or 1' }),
  ),
  S3_ACCESS_KEY_ID: text(),
  S3_SECRET_ACCESS_KEY: text(),
  SMTP_URL: optional('must be an smtp:// or smtps:// address', 'smtp-url'),
  SECRET_KEYS: optional('must be keys of 32 bytes in base64, separated by commas', 'secret-keys'),
  MAPBOX_TOKEN: text(),
  TILE_URL: optional('must be an http or https address with {z}, {x} and {y}', 'tile-url'),
  /** Without a key or an account; the tiles, fonts and icons of both styles are on the same host. */
  MAP_STYLE_URL: Type.String({
    default: 'https://tiles.openfreemap.org/styles/positron,https://tiles.openfreemap.org/styles/dark',
    format: 'map-styles',
    errorMessage: 'must be off, or the http or https address of one style or, separated by a comma, of two',
  }),
  REGISTRATION: Type.Union(
    (['open', 'invited', 'closed'] as const).map((who) => Type.Literal(who)),
    { default: 'open', errorMessage: 'must be open, invited or closed' },
  ),
  GOOGLE_CLIENT_ID: text(),
  GOOGLE_JWKS_URL: httpUrl('https://www.googleapis.com/oauth2/v3/certs'),
  OIDC_ISSUER: Type.Optional(serviceUrl()),
  OIDC_CLIENT_ID: text(),
  OIDC_CLIENT_SECRET: text(),
  OIDC_NAME: Type.String({
    default: 'single sign-on',
    maxLength: 40,
    errorMessage: 'must be a name of at most 40 characters',
  }),
  OIDC_ADMIN_GROUP: text(),
  ...SERVICE_PROPERTIES,
  WEATHER_URL: optional('must be an http or https address', 'http-url'),
  VIDEO_EDITOR_URL: optional('must be an http or https address', 'http-url'),
  VIDEO_CHANNEL_URL: optional('must be an http or https address', 'http-url'),
  UPLOAD_LIMIT_BYTES: whole(25 * MEGABYTE, 1_000, 1_000 * MEGABYTE),
  /** Points per track, gaps resampled to 1 Hz: a day at 1 Hz has 86,400 points, eight hours at 10 Hz 288,000. */
  POINT_LIMIT: whole(300_000, 100, 10_000_000),
  ZIP_LIMIT_BYTES: whole(10_000 * MEGABYTE, 1_000, 1_000_000 * MEGABYTE),
  BODY_LIMIT_BYTES: whole(MEGABYTE, 1_000, 100 * MEGABYTE),
  NOTE_LIMIT: whole(10_000, 1, 100_000),
  NAME_LIMIT: whole(200, 1, 1_000),
  SESSION_DAYS: whole(14, 1, 365),
  OUTBOX_DAYS: whole(30, 1, 3_650),
  WATCH_DIR: optional('must be a folder'),
  BACKUP_DIR: optional('must be a folder'),
  BACKUP_EVERY_HOURS: whole(24, 1, 8_760),
  BACKUP_KEEP: whole(7, 1, 10_000),
  BACKUP_WITH_KEYS: flag(),
  REWRITE_LIMIT_BYTES: whole(256 * MEGABYTE, 0, 1_000_000 * MEGABYTE),
  TRUSTED_PROXIES: optional('must be addresses of proxies, separated by commas', 'addresses'),
  GUESS_LIMIT_FACTOR: whole(1, 1, 1_000),
  ACCOUNT_BYTES: whole(20_000 * MEGABYTE, 1_000, 1_000_000_000 * MEGABYTE),
  ACCOUNT_ACTIVITIES: whole(20_000, 1, 10_000_000),
  ANALYSES_WAITING: whole(200, 0, 10_000),
  ANALYSIS_WAIT_MS: whole(30_000, 10, 55_000),
  /** Longer than any file of a device takes, also on a busy machine. */
  WORKER_JOB_MS: whole(40_000, 100, 600_000),
  WORKER_MEGABYTES: whole(512, 256, 16_000),
  EXPENSIVE_AT_ONCE: whole(8, 1, 1_000),
  EXPENSIVE_WAITING: whole(60, 0, 10_000),
  EXPENSIVE_WAIT_MS: whole(10_000, 10, 55_000),
  ANSWER_BYTES: whole(96 * MEGABYTE, MEGABYTE, 1_000_000 * MEGABYTE),
  RATE_LIMIT_FACTOR: whole(1, 1, 1_000),
  PROJECTION_WAIT_MS: whole(5_000, 0, 55_000),
  START_WAIT_MS: whole(60_000, 0, 600_000),
  DRAIN_MS: whole(0, 0, 60_000),
  REQUEST_TIMEOUT_MS: whole(60_000, 1_000, 60_000),
  UPLOAD_SILENCE_MS: whole(30_000, 1_000, 600_000),
  UPLOAD_BYTES_PER_SECOND: whole(2_000, 1, 10 * MEGABYTE),
} satisfies TProperties;

export const SETTINGS: Readonly<Record<string, unknown>> = properties;

const Settings = Type.Object(properties);
export type Settings = Static<typeof Settings>;

const ajv = new Ajv({
  // Checking the schema itself would take a tenth of the start.
  validateSchema: false,
  coerceTypes: true,
  useDefaults: true,
  keywords: ['errorMessage'],
});
/** Hosts are written into headers: no characters with a meaning there. */
const HOST_NAME = /^(\[[\da-f:.]+\]|[\w.-]+)$/i;
const urlOf =
  (...protocols: readonly string[]) =>
  (value: string) => {
    if (!URL.canParse(value)) return false;
    const { protocol, hostname } = new URL(value);
    return protocols.includes(protocol) && HOST_NAME.test(hostname);
  };
const isHttpUrl = urlOf('http:', 'https:');
ajv.addFormat('http-url', isHttpUrl);
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
ajv.addFormat('service-url', (value: string) => {
  if (!isHttpUrl(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || LOOPBACK.has(hostname);
});
ajv.addFormat('origin', (value: string) => {
  if (!isHttpUrl(value)) return false;
  const { origin, href } = new URL(value);
  return href === `${origin}/` && !/[?#]/.test(value);
});
ajv.addFormat('host', (value: string) => isIP(value) !== 0 || /^[\w.-]{1,253}$/.test(value));
ajv.addFormat('postgres-url', urlOf('postgres:', 'postgresql:'));
// A cluster lists several hosts, which URL cannot parse.
ajv.addFormat('esdb-url', (value: string) =>
  /^esdb(\+discover)?:\/\/([^@/?\s]+@)?[\w.-]+(:\d{1,5})?(,[\w.-]+(:\d{1,5})?)*\/?(\?\S*)?$/.test(value),
);
ajv.addFormat('bucket', (value: string) => /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(value));
ajv.addFormat('smtp-url', urlOf('smtp:', 'smtps:'));
ajv.addFormat(
  'tile-url',
  (value: string) => isHttpUrl(value.replace('{s}', 's')) && /\{z\}.*\{x\}.*\{y\}/.test(value),
);
ajv.addFormat('map-styles', (value: string) => {
  const styles = value.split(',').map((style) => style.trim());
  return value === 'off' || (styles.length <= 2 && styles.every(isHttpUrl));
});
ajv.addFormat('addresses', (value: string) =>
  value.split(',').every((address) => {
    const [ip = '', bits = '0', ...rest] = address.trim().split('/');
    return (
      isIP(ip) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(ip) === 4 ? 32 : 128) && !rest.length
    );
  }),
);
ajv.addFormat('secret-keys', (value: string) =>
  value.split(',').every((key) => Buffer.from(key.trim(), 'base64').length === 32),
);
const check = ajv.compile<Settings>(Settings);

type Name = keyof typeof properties;

const SHOWN_LENGTH = 200;
const CREDENTIALS = /\/\/[^/]*@/;
/** Settings whose value must not appear in error messages. */
const SECRET = new Set<string>([
  'SECRET_KEYS',
  'DATABASE_URL',
  'SMTP_URL',
  'EVENTSTORE_URL',
  'S3_SECRET_ACCESS_KEY',
  'OIDC_CLIENT_SECRET',
  ...SERVICE_SECRETS,
]);

/**
 * Reads the settings from environment variables; an empty variable counts as not set.
 * @throws ConfigError naming the first invalid variable
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.keys(properties)
    .map((name) => [name, environment[name]?.trim()] as const)
    .filter((entry): entry is readonly [Name, string] => entry[1] !== undefined && entry[1] !== '');
  for (const [name, value] of given) {
    const isNumber = (properties[name] as { type?: string }).type === 'integer';
    // Number() would also accept 1e9999 and 0x10.
    if (/\p{Cc}/u.test(value) || (isNumber && !/^\d{1,15}$/.test(value))) throw refusal(name, value);
  }
  const settings: unknown = Object.fromEntries(given);
  if (check(settings)) return settings;
  const name = (check.errors?.[0]?.instancePath.slice(1) ?? '') as Name;
  throw refusal(name, new Map<string, string>(given).get(name) ?? '');
}

function refusal(name: Name, value: string): ConfigError {
  const { errorMessage = 'is wrong' } = properties[name] as { errorMessage?: string };
  const shown = SECRET.has(name)
    ? ''
    : `, not ${JSON.stringify(value.replace(CREDENTIALS, '//...@').slice(0, SHOWN_LENGTH))}`;
  return new ConfigError(`${name} ${errorMessage}${shown}.`);
}
