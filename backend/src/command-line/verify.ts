import { parseArgs } from 'node:util';
import { checkBackup, describeBackup } from '../kernel/backup/check-backup.ts';
import { StorageCheck } from '../modules/activities/command-line.ts';
import { type Tool, UsageError } from './tool.ts';

/**
 * Checks all stored data and prints each problem; with --heal it repairs what can be repaired. With a folder it checks
 * that backup, which needs no database.
 */
export const verify: Tool = {
  usage: 'admin verify [--heal | FROM]',
  async before({ args, say, signal }) {
    const { from } = parse(args);
    if (from === undefined) return false;
    say(`Whole: ${describeBackup(await checkBackup(from, signal))}.`);
    return true;
  },
  async run({ app, args, say, signal }) {
    const check = app.get(StorageCheck);
    let problems = 0;
    let repaired = 0;
    let leftovers = 0;
    for await (const { sentence, repair, isLeftover = false } of check.findings(signal)) {
      const isRepaired = parse(args).heal && (await repair?.().catch(() => false)) === true;
      if (isLeftover && !isRepaired) {
        leftovers += 1;
        say(`${sentence} An upload that was cut off left it; the app removes it within a day.`);
        continue;
      }
      problems += 1;
      if (isRepaired) repaired += 1;
      say(isRepaired ? `${sentence} Repaired.` : sentence);
    }
    const { events, activities, originals, tracks, expired } = check.counted;
    say(
      `Checked ${events} events, ${activities} activities, ${originals} originals and ${tracks} tracks: ` +
        `${expired === 0 ? '' : `${expired} expired and at Strava only, `}` +
        `${problems === 0 ? 'no problems' : `${many(problems)}, ${repaired} repaired`}` +
        `${leftovers === 0 ? '' : `, ${leftovers} left over from uploads`}.`,
    );
    if (signal.aborted) throw new Error('Interrupted: not everything was checked.');
    if (problems === repaired) return;
    throw new Error(
      parse(args).heal
        ? `Left: ${many(problems - repaired)}.`
        : `Found: ${many(problems)}. Repair what can be repaired with --heal.`,
    );
  },
};

const many = (problems: number) => (problems === 1 ? '1 problem' : `${problems} problems`);

function parse(args: readonly string[]): { readonly heal: boolean; readonly from?: string } {
  const { values, positionals } = parseWords(args);
  const [from] = positionals;
  if (positionals.length > 1 || (values.heal === true && from !== undefined)) {
    throw new UsageError('Choose --heal or the folder of one backup.');
  }
  return { heal: values.heal === true, ...(from !== undefined && { from }) };
}

function parseWords(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { heal: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}.`);
  }
}
