export const CONFIG = Symbol('CONFIG');

/** Every setting of this installation, checked at the start (`settings.ts` has the variables and defaults). */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Absolute path. */
  readonly dataDir: string;
  /** Origin of links in mails, without a trailing slash. */
  readonly publicUrl: string;
  /** True: a demo account is opened on the first start. */
  readonly demo: boolean;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly supportEmail: string;
  /** Absent: the embedded server in DATA_DIR. */
  readonly databaseUrl?: string;
  /** Absent: events are kept in Postgres. */
  readonly eventStoreUrl?: string;
  /** Absent: mails become files in DATA_DIR/outbox. */
  readonly smtpUrl?: string;
  /** 32 bytes each: the first one seals, every one opens. */
  readonly secretKeys: readonly Uint8Array[];
  readonly mapboxToken?: string;
  /** Of map tiles, with {z}, {x} and {y}. */
  readonly tileUrl?: string;
  readonly googleClientId?: string;
  readonly googleJwksUrl: string;
  readonly strava: {
    /** False: nothing that came from Strava can be shared. */
    readonly sharing: boolean;
  };
  readonly uploadLimitBytes: number;
  /** Points of one track. */
  readonly pointLimit: number;
  /** Of everything in a zip, unpacked. */
  readonly zipLimitBytes: number;
  /** Of a body that is no upload. */
  readonly bodyLimitBytes: number;
  readonly noteLimit: number;
  readonly nameLimit: number;
  readonly sessionDays: number;
  /** After which a mail in the outbox is removed. */
  readonly outboxDays: number;
  /** Tables up to this size are written anew after an erasure; larger ones are vacuumed. */
  readonly rewriteLimitBytes: number;
  /** Multiplies how often passwords, links and the like can be tried. */
  readonly guessLimitFactor: number;
  /** Addresses or networks whose X-Forwarded-For is believed; absent: nobody's. */
  readonly trustedProxies?: readonly string[];
  /** Absent: a page of ours that says what the editor is for. */
  readonly videoEditorUrl?: string;
  /** Of the original files that one account keeps. */
  readonly accountBytes: number;
  /** That one account keeps. */
  readonly accountActivities: number;
  /** Longest queue of received files before the worker threads. */
  readonly analysesWaiting: number;
  /** Longest wait in that queue. */
  readonly analysisWaitMs: number;
  /** Expensive requests of one kind that this process works on at a time, for visitors and for members each. */
  readonly expensiveAtOnce: number;
  /** Longest queue behind them. */
  readonly expensiveWaiting: number;
  /** Longest wait in that queue. */
  readonly expensiveWaitMs: number;
  /** Multiplies how often a caller may ask for what is expensive. */
  readonly rateLimitFactor: number;
  /** Longest wait for read models after a write. */
  readonly projectionWaitMs: number;
  /** How long the start waits for a database or an event store that is not there yet. */
  readonly startWaitMs: number;
  /** From the first byte of a request to its last; an upload may take longer while it keeps its pace. */
  readonly requestTimeoutMs: number;
  /** Longest time without a byte of an upload. */
  readonly uploadSilenceMs: number;
  /** Slowest pace of an upload that takes longer than `requestTimeoutMs`, on average. */
  readonly uploadBytesPerSecond: number;
}
