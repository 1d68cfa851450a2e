import { parseArgs } from 'node:util';
import { StorageCheck } from '../modules/activities/command-line.ts';
import { type Tool, UsageError } from './tool.ts';

/** Reads everything that is kept and names what is wrong; with --heal it mends what can be mended. */
export const verify: Tool = {
  usage: 'admin verify [--heal]',
  async run({ app, args, say, signal }) {
    const check = app.get(StorageCheck);
    let problems = 0;
    let mended = 0;
    for await (const finding of check.findings(signal)) {
      problems += 1;
      const isMended = heals(args) && (await finding.repair?.().catch(() => false)) === true;
      if (isMended) mended += 1;
      say(isMended ? `${finding.sentence} Mended.` : finding.sentence);
    }
    const { events, activities, originals, tracks } = check.counted;
    say(
      `Checked ${events} events, ${activities} activities, ${originals} originals and ${tracks} tracks: ` +
        `${problems === 0 ? 'no problems' : `${many(problems)}, ${mended} mended`}.`,
    );
    if (signal.aborted) throw new Error('Interrupted: not everything was checked.');
    if (problems === mended) return;
    throw new Error(
      heals(args)
        ? `Left: ${many(problems - mended)}.`
        : `Found: ${many(problems)}. With --heal what can be mended is.`,
    );
  },
};

const many = (problems: number) => (problems === 1 ? '1 problem' : `${problems} problems`);

function heals(args: readonly string[]): boolean {
  try {
    return parseArgs({ args: [...args], options: { heal: { type: 'boolean' } } }).values.heal === true;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}.`);
  }
}
