import { join, resolve } from 'node:path';
import { SERVICES } from '@rideline/detection-engine';
import { type Config, ConfigError } from './config.ts';
import { dataFolderError, prepareDataFolder } from './data-folder.ts';
import { withFileSettings } from './file-settings.ts';
import { secretKeys } from './secret-keys.ts';
import type { Environment } from './services/service-settings.ts';
import { misfitOf, SERVICE_ADDRESSES, serviceConfigs, type ServiceConfigs } from './services/services.ts';
import { withoutSlash } from './setting-types.ts';
import { readSettings, type Settings } from './settings.ts';

/**
 * Reads and validates the settings and prepares the data folder.
 * @throws ConfigError with one sentence for the operator
 */
export async function loadConfig(
  given: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Config> {
  const environment = await withFileSettings(given);
  const settings = readSettings(environment);
  if (settings.NODE_ENV === 'production') refusePlainHttp(settings);
  const dataDir = resolve(settings.DATA_DIR);
  await prepareDataFolder(dataDir);
  return {
    host: settings.HOST,
    port: settings.PORT,
    ...(settings.METRICS_PORT !== undefined && {
      metrics: { host: settings.METRICS_HOST, port: settings.METRICS_PORT },
    }),
    dataDir,
    publicUrl: publicUrl(settings),
    demo: settings.DEMO === '1',
    logLevel: settings.LOG_LEVEL,
    supportEmail: settings.SUPPORT_EMAIL,
    ...defined('databaseUrl', settings.DATABASE_URL),
    ...defined('eventStoreUrl', settings.EVENTSTORE_URL),
    ...bucket(settings),
    ...defined('smtpUrl', settings.SMTP_URL),
    secretKeys: await secretKeys(settings.SECRET_KEYS, dataDir).catch((error: unknown) => {
      throw error instanceof ConfigError ? error : dataFolderError(join(dataDir, 'secret.keys'), error);
    }),
    ...defined('mapboxToken', settings.MAPBOX_TOKEN),
    ...defined('tileUrl', settings.TILE_URL),
    ...mapStyles(settings),
    ...defined('weatherUrl', settings.WEATHER_URL),
    registration: settings.REGISTRATION,
    ...defined('googleClientId', settings.GOOGLE_CLIENT_ID),
    googleJwksUrl: settings.GOOGLE_JWKS_URL,
    ...oidc(settings),
    ...connections(settings, environment),
    uploadLimitBytes: settings.UPLOAD_LIMIT_BYTES,
    pointLimit: settings.POINT_LIMIT,
    zipLimitBytes: settings.ZIP_LIMIT_BYTES,
    bodyLimitBytes: settings.BODY_LIMIT_BYTES,
    noteLimit: settings.NOTE_LIMIT,
    nameLimit: settings.NAME_LIMIT,
    sessionDays: settings.SESSION_DAYS,
    outboxDays: settings.OUTBOX_DAYS,
    ...(settings.WATCH_DIR !== undefined && { watchDir: resolve(settings.WATCH_DIR) }),
    ...(settings.BACKUP_DIR !== undefined && {
      backups: {
        dir: resolve(settings.BACKUP_DIR),
        everyHours: settings.BACKUP_EVERY_HOURS,
        keep: settings.BACKUP_KEEP,
        withKeys: settings.BACKUP_WITH_KEYS === '1',
      },
    }),
    rewriteLimitBytes: settings.REWRITE_LIMIT_BYTES,
    ...(settings.TRUSTED_PROXIES !== undefined && {
      trustedProxies: settings.TRUSTED_PROXIES.split(',').map((address) => address.trim()),
    }),
    guessLimitFactor: settings.GUESS_LIMIT_FACTOR,
    ...defined('videoEditorUrl', settings.VIDEO_EDITOR_URL),
    ...defined('videoChannelUrl', settings.VIDEO_CHANNEL_URL),
    accountBytes: settings.ACCOUNT_BYTES,
    accountActivities: settings.ACCOUNT_ACTIVITIES,
    analysesWaiting: settings.ANALYSES_WAITING,
    analysisWaitMs: settings.ANALYSIS_WAIT_MS,
    workerJobMs: settings.WORKER_JOB_MS,
    workerMegabytes: settings.WORKER_MEGABYTES,
    expensiveAtOnce: settings.EXPENSIVE_AT_ONCE,
    expensiveWaiting: settings.EXPENSIVE_WAITING,
    expensiveWaitMs: settings.EXPENSIVE_WAIT_MS,
    answerBytes: settings.ANSWER_BYTES,
    rateLimitFactor: settings.RATE_LIMIT_FACTOR,
    projectionWaitMs: settings.PROJECTION_WAIT_MS,
    startWaitMs: settings.START_WAIT_MS,
    drainMs: settings.DRAIN_MS,
    requestTimeoutMs: settings.REQUEST_TIMEOUT_MS,
    uploadSilenceMs: settings.UPLOAD_SILENCE_MS,
    uploadBytesPerSecond: settings.UPLOAD_BYTES_PER_SECOND,
  };
}

/** The styles of maps that have neither a token of Mapbox nor tiles of their own. */
function mapStyles({ MAPBOX_TOKEN, TILE_URL, MAP_STYLE_URL }: Settings): Pick<Config, 'mapStyles'> {
  const [light, dark = light] = MAP_STYLE_URL.split(',').map((style) => style.trim());
  const isOff = MAP_STYLE_URL === 'off' || MAPBOX_TOKEN !== undefined || TILE_URL !== undefined;
  return isOff || light === undefined || dark === undefined ? {} : { mapStyles: { light, dark } };
}

/** The bucket of original files, where one is set. */
function bucket(settings: Settings): Pick<Config, 's3'> {
  const { S3_BUCKET: name, S3_ENDPOINT: endpoint, S3_PATH_STYLE: pathStyle } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (name === undefined && accessKeyId === undefined && secretAccessKey === undefined) return {};
  if (name === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    throw new ConfigError('S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.');
  }
  return {
    s3: {
      bucket: name,
      ...(endpoint !== undefined && { endpoint }),
      region: settings.S3_REGION,
      pathStyle: pathStyle === undefined ? endpoint !== undefined : pathStyle === '1',
      accessKeyId,
      secretAccessKey,
    },
  };
}

function oidc(settings: Settings): Pick<Config, 'oidc'> {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings;
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return {};
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) {
    throw new ConfigError('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together.');
  }
  const { OIDC_NAME: name, OIDC_ADMIN_GROUP: adminGroup } = settings;
  return { oidc: { issuer, clientId, clientSecret, name, ...defined('adminGroup', adminGroup) } };
}

/** What the settings of the services mean, and which of them people can connect. */
function connections(
  settings: Settings,
  environment: Environment,
): ServiceConfigs & Pick<Config, 'connections'> {
  const misfit = misfitOf(settings);
  if (misfit !== undefined) throw new ConfigError(misfit);
  const configs = serviceConfigs(settings, environment);
  return { ...configs, connections: SERVICES.filter((service) => configs[service].isOffered) };
}

const ADDRESSES = ['GOOGLE_JWKS_URL', 'OIDC_ISSUER', ...SERVICE_ADDRESSES, 'TILE_URL', 'MAP_STYLE_URL'];

function refusePlainHttp(settings: Settings): void {
  const values = settings as unknown as Environment;
  const plain = ADDRESSES.find((name) => /(^|,\s*)http:/.test(values[name] ?? ''));
  if (plain !== undefined) throw new ConfigError(`${plain} must be an https address in production.`);
}

function publicUrl({ PUBLIC_URL, HOST, PORT }: Settings): string {
  if (PUBLIC_URL !== undefined) return withoutSlash(PUBLIC_URL);
  const everywhere = HOST === '0.0.0.0' || HOST === '::';
  const host = HOST.includes(':') ? `[${HOST}]` : HOST;
  return `http://${everywhere ? 'localhost' : host}:${PORT}`;
}

const defined = <Name extends string>(name: Name, value: string | undefined) =>
  (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, string>>;
