import { parseArgs } from 'node:util';
import { Backups } from '../kernel/backup/backups.ts';
import { describeBackup } from '../kernel/backup/check-backup.ts';
import { type Tool, UsageError } from './tool.ts';

const MAX_LISTED = 20;

/** Makes a backup, also while the app serves. */
export const backup: Tool = {
  usage: 'admin backup TO [--with-keys]',
  async run({ app, args, say, signal }) {
    const { to, withKeys } = parse(args);
    const manifest = await app.get(Backups).make(to, { withKeys, signal });
    say(`Made and read back: ${describeBackup(manifest)}.`);
    const { removed, lost } = manifest.blobs;
    if (removed.length > 0) say(`${removed.length} original files were removed by their owners meanwhile.`);
    for (const hash of lost.slice(0, MAX_LISTED)) say(`The original ${hash} is missing or damaged.`);
    if (lost.length > 0) {
      throw new Error(
        `The backup lacks ${lost.length} original files that this installation lost: see npm run admin -- verify.`,
      );
    }
  },
};

function parse(args: readonly string[]): { readonly to: string; readonly withKeys: boolean } {
  const { values, positionals } = parseWords(args);
  const [to] = positionals;
  if (to === undefined || positionals.length > 1) throw new UsageError('One folder is needed.');
  return { to, withKeys: values['with-keys'] === true };
}

function parseWords(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { 'with-keys': { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}.`);
  }
}
