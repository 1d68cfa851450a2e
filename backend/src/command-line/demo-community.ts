import { parseArgs } from 'node:util';
import { CommandBus } from '@nestjs/cqrs';
import { pause } from '../platform/clock/backoff.ts';
import { leaseOf } from '../kernel/checkpoints/leased-subscription.ts';
import { CLOCK } from '../platform/clock/clock.ts';
import { EVENT_STORE, type EventStore } from '../kernel/event-store/event-store.ts';
import { AUTOMATION_VERSION } from '../kernel/automations/automation-subscriber.ts';
import { BACKGROUND_WORK, type BackgroundWork } from '../kernel/kernel.ts';
import { GrantAdminCommand } from '../modules/identity/command-line.ts';
import { StockKeysCommand } from '../modules/video-editor/command-line.ts';
import { MadeUpPeople } from './community/made-up-people.ts';
import { inThePast, type PastClock } from './community/past.ts';
import { planCommunity } from './community/plan-community.ts';
import { type Tool, type ToolContext, UsageError } from './tool.ts';

const DEFAULT_PEOPLE = 300;
const MOST_PEOPLE = 5_000;
const PROGRESS_MS = 5_000;
/** The history ends before now, so that no link of a made-up registration works any more. */
const ENDS_BEFORE_MS = 3_600_000;

/** Fills an empty installation with a made-up community of several years, through the commands of people's requests. */
export const demoCommunity: Tool = {
  usage: 'demo community [--people NUMBER] [--seed NUMBER]',
  on: inThePast,
  async run({ app, args, say, signal }) {
    const { people, seed } = optionsOf(args);
    const { automations } = app.get<BackgroundWork>(BACKGROUND_WORK);
    await refuseUnlessEmpty(app);
    await refuseBesideServer(app);
    const until = new Date(Date.now() - ENDS_BEFORE_MS);
    const moments = planCommunity({ people, seed, until });
    const sessions = moments.filter(({ deed }) => deed.what === 'upload').length;
    say(
      `Making up ${people} people and ${sessions} sessions; Ctrl-C stops early and leaves a sound installation.`,
    );
    await stockKeys(app, people);
    // This process has no projections.
    await automations.runner.start(({ readsFrom }) => readsFrom === undefined);

    const clock = app.get<PastClock>(CLOCK);
    const crowd = new MadeUpPeople(app);
    let saidAt = performance.now();
    let done = 0;
    for (const { at, person, deed } of moments) {
      if (signal.aborted) break;
      clock.forwardTo(at);
      await crowd.act(person, deed);
      done += 1;
      if (performance.now() - saidAt < PROGRESS_MS) continue;
      saidAt = performance.now();
      say(`${at.toISOString().slice(0, 7)}: ${done} of ${moments.length} deeds`);
    }
    if (done > 0) await app.get(CommandBus).execute(new GrantAdminCommand(crowd.loginOf(0).email, true));
    await automationsCaughtUp(app);
    if (done < moments.length)
      say(`Interrupted after ${done} of ${moments.length} deeds. What is recorded stays.`);
    if (done === 0) return;
    const { email, password } = crowd.loginOf(0);
    say(`Run npm start, log in as ${email} with the password ${password} and open /admin/dashboard.`);
  },
};

type App = ToolContext['app'];

function optionsOf(args: readonly string[]): { readonly people: number; readonly seed: number } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { people: { type: 'string' }, seed: { type: 'string' } },
    });
    return {
      people: wholeNumber('--people', values.people ?? String(DEFAULT_PEOPLE), 1, MOST_PEOPLE),
      seed: wholeNumber('--seed', values.seed ?? '1', 0, 2 ** 31 - 1),
    };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`${(error as Error).message}.`);
  }
}

function wholeNumber(option: string, text: string, least: number, most: number): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(`${option} is a whole number from ${least} to ${most}.`);
}

/** The demo account's events are from the server's first start and count nowhere. */
async function refuseUnlessEmpty(app: App): Promise<void> {
  const { events, caughtUp } = await app.get<EventStore>(EVENT_STORE).readAll({ after: 0n, maxCount: 1_000 });
  const demo = events.find(({ type }) => type === 'DemoAccountOpened')?.metadata.subject;
  const isDemo = events.every(({ metadata }) => demo !== undefined && metadata.subject === demo);
  if (caughtUp && isDemo) return;
  throw new UsageError('Only an empty installation gets a made-up community, and this one has been used.');
}

/** A server would send the mails of made-up people and record its reactions with the time of today. */
async function refuseBesideServer(app: App): Promise<void> {
  const { tools, automations } = app.get<BackgroundWork>(BACKGROUND_WORK);
  const leases = automations.registry
    .all()
    .map(({ name }) => leaseOf({ kind: 'automation', name, version: AUTOMATION_VERSION }));
  if ((await tools.leases.findHeld(leases)).size === 0) return;
  throw new UsageError('Stop the server first: this command runs the automations itself, in the past.');
}

async function stockKeys(app: App, people: number): Promise<void> {
  const keys = Array.from({ length: people }, (_, index) => `MADE-UP-${String(index).padStart(5, '0')}`);
  await app.get(CommandBus).execute(new StockKeysCommand(keys));
}

/** Waits until what follows from the last deeds is recorded. */
async function automationsCaughtUp(app: App): Promise<void> {
  const { runner } = app.get<BackgroundWork>(BACKGROUND_WORK).automations;
  for (;;) {
    const lags = Object.values(await runner.lag());
    if (lags.every(({ lag, status }) => lag === 0 || status === 'stopped')) return;
    await pause(50);
  }
}
