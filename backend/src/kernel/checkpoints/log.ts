import type { Logger } from 'pino';

/** The part of the logger that background work uses. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;
