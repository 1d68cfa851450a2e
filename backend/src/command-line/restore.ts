import { parseArgs } from 'node:util';
import { checkBackup, describeBackup } from '../kernel/backup/check-backup.ts';
import { readManifest } from '../kernel/backup/manifest.ts';
import { Restoration } from '../kernel/backup/restoration.ts';
import { type Tool, UsageError } from './tool.ts';

/** Restores a backup on a host without data. */
export const restore: Tool = {
  usage: 'admin restore FROM [--keys FILE | --without-keys]',
  preparesDatabase: true,
  async before({ args, say, signal }) {
    const manifest = await checkBackup(parse(args).from, signal);
    say(`Checked: ${describeBackup(manifest)}.`);
    return false;
  },
  async run({ app, args, say, signal }) {
    const { from, ...keys } = parse(args);
    await app.get(Restoration).run(from, await readManifest(from), { ...keys, signal, say });
    say('Restored. The next start of the app builds the read models from the events.');
  },
};

function parse(args: readonly string[]) {
  const { values, positionals } = parseWords(args);
  const [from] = positionals;
  if (from === undefined || positionals.length > 1)
    throw new UsageError('The folder of one backup is needed.');
  const { keys: keysFile, 'without-keys': withoutKeys = false } = values;
  if (keysFile !== undefined && withoutKeys) throw new UsageError('Choose --keys or --without-keys.');
  return { from, withoutKeys, ...(keysFile !== undefined && { keysFile }) };
}

function parseWords(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { keys: { type: 'string' }, 'without-keys': { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}.`);
  }
}
