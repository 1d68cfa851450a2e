import { readFile } from 'node:fs/promises';
import { CommandBus } from '@nestjs/cqrs';
import { GrantAdminCommand } from '../modules/identity/command-line.ts';
import { StockKeysCommand } from '../modules/video-editor/command-line.ts';
import { type Tool, UsageError } from './tool.ts';

function onlyArgument(args: readonly string[]): string {
  const [argument] = args;
  if (argument === undefined || args.length > 1) throw new UsageError('One argument is needed.');
  return argument;
}

function grantTool(usage: string, admin: boolean): Tool {
  return {
    usage,
    async run({ app, args, say }) {
      const email = onlyArgument(args);
      const changed = await app.get(CommandBus).execute(new GrantAdminCommand(email, admin));
      const outcome = admin ? 'is an admin now' : 'is not an admin anymore';
      const unchanged = admin ? 'is already an admin' : 'is not an admin';
      say(changed ? `${email} ${outcome}.` : `Nothing to do: ${email} ${unchanged}.`);
    },
  };
}

export const grantAdmin = grantTool('admin grant EMAIL', true);
export const revokeAdmin = grantTool('admin revoke EMAIL', false);

/** Adds activation keys from a file with one key per line. */
export const stockKeys: Tool = {
  usage: 'admin stock-keys FILE',
  async run({ app, args, say }) {
    const lines = (await readFile(onlyArgument(args), 'utf8')).split(/\r?\n/);
    const keys = lines.map((line) => line.trim()).filter((line) => line !== '');
    const added = await app.get(CommandBus).execute(new StockKeysCommand(keys));
    say(`Added ${added} new keys of ${keys.length} to the pool.`);
  },
};
