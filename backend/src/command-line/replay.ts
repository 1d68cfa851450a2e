import { parseArgs } from 'node:util';
import { ProjectionRebuilder } from '../kernel/projections/projection-rebuilder.ts';
import { RebuildCancelled } from '../kernel/projections/rebuild.errors.ts';
import { BACKGROUND_WORK, type BackgroundWork } from '../kernel/kernel.ts';
import { type Tool, UsageError } from './tool.ts';

/** Rebuilds read models from the log beside the serving version, then swaps them. */
export const replay: Tool = {
  usage: 'replay --projection NAME | --all [--fresh]',
  async run({ app, args, say, signal }) {
    const { registry } = app.get<BackgroundWork>(BACKGROUND_WORK).projections;
    const known = registry.all().map(({ name }) => name);
    for (const name of chosen(args, known)) {
      let toldAt = 0;
      try {
        const last = await app.get(ProjectionRebuilder).rebuild(name, {
          signal,
          onAbort: 'keep',
          fresh: args.includes('--fresh'),
          onProgress: (progress) => {
            if (performance.now() - toldAt < 1000) return;
            toldAt = performance.now();
            const left =
              progress.secondsLeft === undefined ? '' : `, ${Math.ceil(progress.secondsLeft)} s left`;
            say(
              `${name}: ${progress.events} events, ${Math.round(progress.eventsPerSecond)} events/s${left}`,
            );
          },
        });
        say(`${name}: rebuilt from ${last.events} events at ${Math.round(last.eventsPerSecond)} events/s.`);
        if (last.passed > 0) {
          say(
            `${name}: went past ${last.passed} of them, which the version before could not apply either (eventlog.dead_letters).`,
          );
        }
      } catch (error) {
        if (!(error instanceof RebuildCancelled)) throw error;
        say(`${name}: interrupted; the same command goes on where it stands.`);
        return;
      }
    }
  },
};

function chosen(args: readonly string[], known: readonly string[]): readonly string[] {
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
