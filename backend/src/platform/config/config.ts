import type { ServiceName } from '@rideline/detection-engine';
import type { ServiceConfigs } from './services/services.ts';
import type { Token } from '../token.ts';

export const CONFIG: Token<Config> = Symbol('CONFIG');

/** A setting is invalid; the message is one sentence for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** A bucket of an object store. */
export interface S3Config {
  readonly bucket: string;
  /** Default: Amazon's of the region. */
  readonly endpoint?: string;
  readonly region: string;
  /** The bucket is in the path of an address, not in its host name. */
  readonly pathStyle: boolean;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Backups that the app makes by itself. */
export interface BackupConfig {
  /** Absolute path. */
  readonly dir: string;
  readonly everyHours: number;
  /** How many are kept. */
  readonly keep: number;
  /** Includes the keys of people's sealed fields. */
  readonly withKeys: boolean;
}

/** The identity provider of this site, by OpenID Connect. */
export interface OidcConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** On the button of the login page. */
  readonly name: string;
  /** Its members are admins. */
  readonly adminGroup?: string;
}

/** All settings, validated at start (`settings.ts` has the variables and defaults). */
export interface Config extends ServiceConfigs {
  readonly host: string;
  readonly port: number;
  /** Default: metrics are not served. */
  readonly metrics?: { readonly host: string; readonly port: number };
  /** Absolute path. */
  readonly dataDir: string;
  /** Base URL of links in emails, without a trailing slash. */
  readonly publicUrl: string;
  /** Creates a demo account on the first start. */
  readonly demo: boolean;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly supportEmail: string;
  /** Default: the embedded server in DATA_DIR. */
  readonly databaseUrl?: string;
  /** Default: events are stored in Postgres. */
  readonly eventStoreUrl?: string;
  /** Default: original files are stored in DATA_DIR/blobs. */
  readonly s3?: S3Config;
  /** Default: emails are written to DATA_DIR/outbox. */
  readonly smtpUrl?: string;
  /** 32 bytes each. The first one encrypts; all of them decrypt. */
  readonly secretKeys: readonly Uint8Array[];
  readonly mapboxToken?: string;
  /** URL template of map tiles, with {z}, {x} and {y}. */
  readonly tileUrl?: string;
  /** URLs of map styles by color scheme. Default: maps have a plain ground, tiles or Mapbox. */
  readonly mapStyles?: { readonly light: string; readonly dark: string };
  /** Open-Meteo's marine API. Default: sessions have no weather. */
  readonly weatherUrl?: string;
  /** Who can open an account: anybody, whoever has an invitation, or nobody. */
  readonly registration: 'open' | 'invited' | 'closed';
  readonly googleClientId?: string;
  readonly googleJwksUrl: string;
  /** Default: people log in without an identity provider. */
  readonly oidc?: OidcConfig;
  /** The services that people can connect. */
  readonly connections: readonly ServiceName[];
  readonly uploadLimitBytes: number;
  /** Maximum points of one track. */
  readonly pointLimit: number;
  /** Maximum unpacked size of a ZIP. */
  readonly zipLimitBytes: number;
  /** Maximum size of a request body that is not an upload. */
  readonly bodyLimitBytes: number;
  readonly noteLimit: number;
  readonly nameLimit: number;
  readonly sessionDays: number;
  /** Retention of emails in the outbox. */
  readonly outboxDays: number;
  /** Folder from which files are taken; default: none. */
  readonly watchDir?: string;
  /** Default: backups are made on the command line only. */
  readonly backups?: BackupConfig;
  /** After an erasure, tables up to this size are rewritten; larger ones are vacuumed. */
  readonly rewriteLimitBytes: number;
  /** Multiplies the rate limits of attempts at passwords, links and codes. */
  readonly guessLimitFactor: number;
  /** Addresses or networks whose X-Forwarded-For is trusted. Default: none. */
  readonly trustedProxies?: readonly string[];
  /** Default: a page that describes the editor. */
  readonly videoEditorUrl?: string;
  /** The creator's video channel. Default: nothing links to one. */
  readonly videoChannelUrl?: string;
  /** Maximum total size of an account's original files. */
  readonly accountBytes: number;
  /** Maximum activities of an account. */
  readonly accountActivities: number;
  /** Maximum length of the analysis queue. */
  readonly analysesWaiting: number;
  /** Maximum wait in the analysis queue. */
  readonly analysisWaitMs: number;
  /** Maximum time of a job in a worker thread, such as reading a file; past it the thread is ended. */
  readonly workerJobMs: number;
  /** Maximum JavaScript heap of a worker thread. */
  readonly workerMegabytes: number;
  /** Maximum concurrent expensive requests in this process. */
  readonly expensiveAtOnce: number;
  /** Maximum length of their queue. */
  readonly expensiveWaiting: number;
  /** Maximum wait in that queue. */
  readonly expensiveWaitMs: number;
  /** Maximum memory of answers in flight in this process. */
  readonly answerBytes: number;
  /** Multiplies the rate limits of expensive requests. */
  readonly rateLimitFactor: number;
  /** Maximum wait for read models after a write. */
  readonly projectionWaitMs: number;
  /** How long the start waits for the database and the event store. */
  readonly startWaitMs: number;
  /** How long a process that was asked to stop serves on, with health answering 503. */
  readonly drainMs: number;
  /** Maximum time to receive a request. Uploads may take longer while they keep the minimum rate. */
  readonly requestTimeoutMs: number;
  /** Maximum time without a byte of an upload. */
  readonly uploadSilenceMs: number;
  /** Minimum average rate of an upload that takes longer than `requestTimeoutMs`. */
  readonly uploadBytesPerSecond: number;
}
