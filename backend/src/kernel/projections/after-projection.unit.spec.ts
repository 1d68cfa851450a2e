import { describe, expect, it } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { defer, lastValueFrom } from 'rxjs';
import { TouchedEvents } from '../decider/touched-events.ts';
import { ProjectionRegistry } from './projection-registry.ts';
import { AfterProjection } from './after-projection.ts';
import { withMinimumDuration } from '../decider/minimum-duration.ts';

const registry = new ProjectionRegistry();
for (const [name, ...consumes] of [
  ['vessels', 'VesselEdited'],
  ['names', 'VesselEdited', 'ActivityRenamed'],
  ['accounts', 'UsernameChosen'],
] as const) {
  registry.register({ name, version: 1, consumes, tables: '', apply: () => Promise.resolve() });
}

/** What an answer waited for, and the answer of a request whose handler does this. */
async function answered(handler: (answers: AfterProjection) => unknown) {
  const waits: unknown[] = [];
  const answers = new AfterProjection(
    { reached: (position, names) => Promise.resolve(waits.push([position, ...names]) > 0) },
    registry,
  );
  const handle = () => defer(() => Promise.resolve().then(() => handler(answers)));
  const answer = await answers
    .intercept({} as ExecutionContext, { handle })
    .then((result) => lastValueFrom(result))
    .catch((error: Error) => error.message);
  return { answer, waits };
}

const appended = (position: bigint, ...types: readonly string[]) =>
  TouchedEvents.appended(
    types.map((type) => ({ type })),
    position,
  );

describe('an answer', () => {
  it('waits for every read model of the events that its commands appended and loaded', async () => {
    const edited = await answered(async () => {
      TouchedEvents.loaded([{ type: 'UsernameChosen' }], 3n);
      await Promise.resolve();
      appended(8n, 'VesselEdited');
      return 'edited';
    });
    expect(edited).toEqual({ answer: 'edited', waits: [[8n, 'vessels', 'names', 'accounts']] });
  });

  it('waits for the read models that show it, and for none without a command', async () => {
    expect((await answered(() => appended(8n, 'ActivityRenamed'))).waits).toEqual([[8n, 'names']]);
    expect((await answered(() => 'read')).waits).toEqual([]);
  });

  it('waits once where the handler reads after its command', async () => {
    const { waits } = await answered(async (answers) => {
      appended(8n, 'ActivityRenamed');
      await answers.reached();
    });
    expect(waits).toEqual([[8n, 'names']]);
  });

  it('that refuses waits for what was recorded before', async () => {
    const refuse = (note: () => void) => {
      note();
      throw new Error('refused');
    };
    expect(await answered(() => refuse(() => appended(8n, 'UsernameChosen')))).toEqual({
      answer: 'refused',
      waits: [[8n, 'accounts']],
    });
    const loaded = () => TouchedEvents.loaded([{ type: 'UsernameChosen' }], 3n);
    expect((await answered(() => refuse(loaded))).waits).toEqual([]);
  });

  it('with a minimum duration does not tell by waiting that an account exists', async () => {
    const { waits } = await answered(() =>
      withMinimumDuration(() => Promise.resolve(appended(8n, 'UsernameChosen')), 1),
    );
    expect(waits).toEqual([]);
  });
});
