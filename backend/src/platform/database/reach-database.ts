import { ConfigError } from '../config/config.ts';
import { isConnectionLoss } from './connection-loss.ts';
import type { Database } from './database.ts';

/** Errors that waiting does not fix, by SQLSTATE or system code. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'was refused: the server does not accept this user and password',
  '28000': 'was refused: the server does not accept this user',
  '3D000': 'names a database that its server does not have',
  '42501': 'names a user without the rights to connect',
  ENOTFOUND: 'names a host that is not known',
};

export interface Reaching {
  readonly timeoutMs: number;
  readonly say: (sentence: string) => void;
  readonly pause: (ms: number) => Promise<unknown>;
}

/**
 * Waits for a database that may start later than this process.
 * @throws ConfigError at once when the database refuses, or with the last failure after `timeoutMs`
 */
export async function reachDatabase(database: Database, { timeoutMs, say, pause }: Reaching): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  for (let tries = 0; ; tries += 1) {
    const failure = await database.query('select 1').then(
      () => undefined,
      (error: unknown) => causeOf(error),
    );
    if (failure === undefined) return;
    const sentence = refusalOf(failure);
    if (sentence !== undefined) throw new ConfigError(`DATABASE_URL ${sentence}.`);
    if (performance.now() >= deadline) {
      throw new ConfigError(
        `DATABASE_URL leads to no database that answers within ${timeoutMs / 1_000} seconds (${codeOf(failure)}).`,
      );
    }
    if (tries === 0) say('Waiting for the database ...');
    await pause(500);
  }
}

function refusalOf(failure: unknown): string | undefined {
  const known = REFUSALS[codeOf(failure)];
  if (known !== undefined) return known;
  return isConnectionLoss(failure) ? undefined : `can not be used: ${codeOf(failure)}`;
}

const causeOf = (error: unknown): unknown => (error as { cause?: unknown }).cause ?? error;

/** Removes addresses, which contain the password, from a driver's message. */
function codeOf(failure: unknown): string {
  const { code, message } = failure as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return code;
  return String(message).replaceAll(/\b\w+:\/\/\S+/g, '...');
}
