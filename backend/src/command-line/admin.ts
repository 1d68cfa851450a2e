import { readFile } from 'node:fs/promises';
import { CommandBus } from '@nestjs/cqrs';
import { GrantAdminCommand } from '../modules/identity/command-line.ts';
import { StockKeysCommand } from '../modules/video-editor/command-line.ts';
import { type Tool, UsageError } from './tool.ts';

function theOnly(args: readonly string[]): string {
  const [argument] = args;
  if (argument === undefined || args.length > 1) throw new UsageError('One argument is needed.');
  return argument;
}

function grantTool(usage: string, admin: boolean): Tool {
  return {
    usage,
    async run({ app, args, say }) {
      const email = theOnly(args);
      const changed = await app.get(CommandBus).execute(new GrantAdminCommand(email, admin));
      const now = admin ? 'is an admin now' : 'is no admin any more';
      say(
        changed
          ? `${email} ${now}.`
          : `Nothing to do: ${email} ${admin ? 'is an admin already' : 'was no admin'}.`,
      );
    },
  };
}

export const grantAdmin = grantTool('admin grant EMAIL', true);
export const revokeAdmin = grantTool('admin revoke EMAIL', false);

/** A file of activation keys, one a line. */
export const stockKeys: Tool = {
  usage: 'admin stock-keys FILE',
  async run({ app, args, say }) {
    const lines = (await readFile(theOnly(args), 'utf8')).split(/\r?\n/);
    const keys = lines.map((line) => line.trim()).filter((line) => line !== '');
    const added = await app.get(CommandBus).execute(new StockKeysCommand(keys));
    say(`${added} of ${keys.length} keys were new and are in the pool now.`);
  },
};
