import { parseArgs } from 'node:util';
import { refuseUnfinishedRestore } from '../kernel/backup/unfinished-restore.ts';
import { everySecond } from '../kernel/clock/every-second.ts';
import { CONFIG, type Config } from '../kernel/config/config.ts';
import { DATABASE, type Database } from '../kernel/database/database.ts';
import { EVENT_STORE, type EventStore } from '../kernel/event-store/event-store.ts';
import { PostgresEventStore } from '../kernel/event-store/postgres/postgres-event-store.ts';
import { Kernel } from '../kernel/kernel.ts';
import { LOG_PLACES, type LogPlace } from '../kernel/log-move/log-in-use.ts';
import { LogMove } from '../kernel/log-move/log-move.ts';
import { type Tool, UsageError } from './tool.ts';

/** Moves the events from Postgres to EventStoreDB, or back, while the app is stopped. */
export const copyLog: Tool = {
  usage: 'admin copy-log --to eventstoredb|postgres',
  preparesDatabase: true,
  async run({ app, args, say, signal }) {
    const to = targetOf(args);
    if (app.get<Config>(CONFIG).eventStoreUrl === undefined)
      throw new UsageError('EVENTSTORE_URL must be set.');
    const database = app.get<Database>(DATABASE);
    await refuseUnfinishedRestore(database);
    await app.get(Kernel).migrate();
    const eventStoreDb = app.get<EventStore>(EVENT_STORE);
    const postgres = new PostgresEventStore(database);
    const [source, target] = to === 'postgres' ? [eventStoreDb, postgres] : [postgres, eventStoreDb];
    const onProgress = everySecond((events: number) => say(`${events} events ...`));
    const events = await app.get(LogMove).run({ source, target, to, signal, onProgress });
    const next = to === 'postgres' ? 'without EVENTSTORE_URL' : 'with EVENTSTORE_URL';
    say(`${events} events are in ${LOG_PLACES[to]} and were compared. Start the app ${next}.`);
  },
};

function targetOf(args: readonly string[]): LogPlace {
  try {
    const { to } = parseArgs({ args: [...args], options: { to: { type: 'string' } } }).values;
    if (to === 'postgres' || to === 'eventstoredb') return to;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}.`);
  }
  throw new UsageError('--to is eventstoredb or postgres.');
}
