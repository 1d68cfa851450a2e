import { constants } from 'node:os';
import { ConfigError } from './platform/config/config.ts';
import { loadConfig } from './platform/config/load-config.ts';
import { createLogger } from './platform/logging/logger.ts';
import { Rideline } from './rideline.ts';

/** The process exits this long after DRAIN_MS even if shutdown is not complete. */
const SHUTDOWN_TIMEOUT_MS = 25_000;

const say = (sentence: string) => console.log(sentence);

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

const config = await loadConfig().catch(fail);
const log = createLogger(config.logLevel);
const rideline = new Rideline(config, log, say);

let isStopping = false;
async function end(signal: 'SIGINT' | 'SIGTERM'): Promise<void> {
  const code = 128 + constants.signals[signal];
  if (isStopping) process.exit(code);
  isStopping = true;
  setTimeout(() => process.exit(code), config.drainMs + SHUTDOWN_TIMEOUT_MS).unref();
  await rideline.stop();
  process.exit(0);
}
process.on('SIGINT', (signal) => void end(signal as 'SIGINT'));
process.on('SIGTERM', (signal) => void end(signal as 'SIGTERM'));

try {
  await rideline.start();
  // `npm start` restarts the server only after it has served once.
  process.send?.('serving');
} catch (error) {
  if (!isStopping) {
    // A ConfigError is one sentence and needs no stack trace.
    if (!(error instanceof ConfigError)) log.error({ err: error }, 'The start failed');
    await rideline.stop();
    log.flush(() => fail(error));
  }
}
