import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { APIRequestContext } from '@playwright/test';
import { createAccount, type Account } from './accounts.ts';

const CLI = fileURLToPath(new URL('../../../backend/dist/cli.js', import.meta.url));

/** An account that the command line made an admin, beside the running app. */
export async function createAdmin(request: APIRequestContext): Promise<Account> {
  const account = await createAccount(request);
  execFileSync(process.execPath, [CLI, 'admin', 'grant', account.email], {
    env: { ...process.env, DATA_DIR: process.env['RIDELINE_E2E_DATA_DIR'] },
    stdio: 'pipe',
  });
  return account;
}
