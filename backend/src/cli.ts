import 'reflect-metadata';
import {
  createAccount,
  grantAdmin,
  invite,
  resetLink,
  revokeAdmin,
  stockKeys,
} from './command-line/admin.ts';
import { backup } from './command-line/backup.ts';
import { demoCommunity } from './command-line/demo-community.ts';
import { moveBlobs } from './command-line/move-blobs.ts';
import { redetect } from './command-line/redetect.ts';
import { replay } from './command-line/replay.ts';
import { restore } from './command-line/restore.ts';
import { runTool } from './command-line/run-tool.ts';
import { verify } from './command-line/verify.ts';
import { type EarlyContext, type Tool, UsageError } from './command-line/tool.ts';
import { loadConfig } from './platform/config/load-config.ts';
import { createLogger } from './platform/logging/logger.ts';
import { openInfrastructure } from './kernel/open-infrastructure.ts';

const TOOLS: Readonly<Record<string, Tool>> = {
  'admin backup': backup,
  'admin create': createAccount,
  'admin grant': grantAdmin,
  'admin invite': invite,
  'admin move-blobs': moveBlobs,
  'admin reset-link': resetLink,
  'admin restore': restore,
  'admin revoke': revokeAdmin,
  'admin stock-keys': stockKeys,
  'admin verify': verify,
  'demo community': demoCommunity,
  redetect,
  replay,
};

const say = (sentence: string) => console.log(sentence);

/** Runs one command, beside a running server or alone. Starts the database if needed and stops it afterwards. */
async function main(words: readonly string[]): Promise<void> {
  const name = [words.slice(0, 2).join(' '), words[0] ?? ''].find((candidate) =>
    Object.hasOwn(TOOLS, candidate),
  );
  const tool = name === undefined ? undefined : TOOLS[name];
  if (name === undefined || tool === undefined) {
    throw new UsageError(
      `Usage: ${Object.values(TOOLS)
        .map(({ usage }) => usage)
        .join('\n       ')}`,
    );
  }
  const ending = new AbortController();
  process.once('SIGINT', () => ending.abort());
  process.once('SIGTERM', () => ending.abort());
  const context = { args: words.slice(name.split(' ').length), say, signal: ending.signal };
  try {
    if ((await tool.before?.(context)) !== true) await runOnDatabase(tool, context);
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`${error.message} Usage: ${tool.usage}`) : error;
  }
}

async function runOnDatabase(tool: Tool, context: EarlyContext): Promise<void> {
  const config = await loadConfig({ ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' });
  const log = createLogger(config.logLevel);
  const infrastructure = await openInfrastructure(config, log, () => undefined, 'guest');
  try {
    await runTool(tool, infrastructure, context);
  } finally {
    await infrastructure.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
