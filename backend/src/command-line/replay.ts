import { parseArgs } from 'node:util';
import { ProjectionRegistry } from '../kernel/projections/projection-registry.ts';
import type { RebuildProgress } from '../kernel/projections/rebuild-progress.ts';
import { RebuildJobs } from '../modules/maintenance/command-line.ts';
import { type Tool, type ToolContext, UsageError } from './tool.ts';

/** Rebuilds read models from the log in new tables, then swaps them in. */
export const replay: Tool = {
  usage: 'replay --projection NAME | --all [--fresh]',
  async run({ app, args, say, signal }) {
    const known = app
      .get(ProjectionRegistry)
      .all()
      .map(({ name }) => name);
    for (const name of chosenProjections(args, known)) {
      let last: RebuildProgress | undefined;
      let printedAt = 0;
      const { ended } = await app.get(RebuildJobs).start({
        projection: name,
        askedBy: 'command-line',
        fresh: args.includes('--fresh'),
        stop: signal,
        onProgress: (progress) => {
          last = progress;
          if (performance.now() - printedAt < 1000) return;
          printedAt = performance.now();
          say(progressLine(progress));
        },
      });
      const { state, reason } = await ended;
      if (state === 'failed') throw new Error(reason ?? `${name} could not be rebuilt.`);
      if (state !== 'done' || last === undefined) {
        say(
          state === 'cancelled'
            ? `${name}: cancelled by an admin.`
            : `${name}: interrupted. Run the same command to continue.`,
        );
        return;
      }
      printReport(last, say);
    }
  },
};

function progressLine({ projection, events, eventsPerSecond, secondsLeft }: RebuildProgress): string {
  return `${projection}: ${events} events, ${Math.round(eventsPerSecond)} events/s, ${Math.ceil(secondsLeft)} s left`;
}

function printReport(
  { projection, events, eventsPerSecond, passed }: RebuildProgress,
  say: ToolContext['say'],
): void {
  say(`${projection}: rebuilt from ${events} events at ${Math.round(eventsPerSecond)} events/s.`);
  if (passed > 0) {
    say(`${projection}: skipped ${passed} dead letters of the previous version (eventlog.dead_letters).`);
  }
}

function chosenProjections(args: readonly string[], known: readonly string[]): readonly string[] {
  const { values } = parse(args);
  if (values.all === true && values.projection === undefined) return known;
  if (values.projection === undefined || values.all === true)
    throw new UsageError('Choose a projection, or --all.');
  if (!known.includes(values.projection)) {
    throw new UsageError(`There is no projection ${values.projection}; there are ${known.join(', ')}.`);
  }
  return [values.projection];
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { projection: { type: 'string' }, all: { type: 'boolean' }, fresh: { type: 'boolean' } },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}.`);
  }
}
