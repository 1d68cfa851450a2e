import { readFile } from 'node:fs/promises';
import { CommandBus } from '@nestjs/cqrs';
import {
  GrantAdminCommand,
  InviteCommand,
  MakePasswordLinkCommand,
} from '../modules/identity/command-line.ts';
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

/** Mails a link that opens an account, and prints it for those whom mail does not reach. */
export const invite: Tool = {
  usage: 'admin invite EMAIL',
  async run({ app, args, say }) {
    const email = onlyArgument(args);
    const link = await app.get(CommandBus).execute(new InviteCommand(email));
    say(`${email} can open an account by this link, once, within 7 days. It was mailed to them too.`);
    say(link);
  },
};

/** Who runs the command. A container's user may have no name. */
const operator = () =>
  process.env['SUDO_USER'] ?? process.env['USER'] ?? `with the id ${process.getuid?.() ?? 'unknown'}`;

function passwordLinkTool(usage: string, purpose: 'create' | 'reset', outcome: string): Tool {
  return {
    usage,
    async run({ app, args, say }) {
      const email = onlyArgument(args);
      const command = new MakePasswordLinkCommand(email, purpose, operator());
      const link = await app.get(CommandBus).execute(command);
      say(`${email} ${outcome}`);
      say(link);
    },
  };
}

export const createAccount = passwordLinkTool(
  'admin create EMAIL',
  'create',
  'has an account. Hand them this link, by which they set their password, once, within 7 days.',
);
export const resetLink = passwordLinkTool(
  'admin reset-link EMAIL',
  'reset',
  'can set a new password by this link, once, within 24 hours.',
);

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
