import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { APIRequestContext } from '@playwright/test';
import { createAccount, type Account } from './accounts.ts';

const CLI = fileURLToPath(new URL('../../../backend/dist/cli.js', import.meta.url));

/** Runs the command line against the data folder of the app under test and returns its output. */
const commandLine = (...args: readonly string[]): string =>
  execFileSync(process.execPath, [CLI, ...args], {
    env: { ...process.env, DATA_DIR: process.env['RIDELINE_E2E_DATA_DIR'] },
    stdio: 'pipe',
    encoding: 'utf8',
  });

/** Creates an account and grants it admin rights with the command line. */
export async function createAdmin(request: APIRequestContext): Promise<Account> {
  const account = await createAccount(request);
  commandLine('admin', 'grant', account.email);
  return account;
}
