import type { CommandBus } from '@nestjs/cqrs';
import type { EventStore } from '../event-store/event-store.ts';
import { traced } from './traced.ts';

/** Makes a span of each command on the bus and of each append. */
export function traceCalls(bus: CommandBus, store: EventStore): void {
  const execute = bus.execute.bind(bus) as (command: object) => Promise<never>;
  bus.execute = (command: object) => traced({ name: command.constructor.name }, () => execute(command));
  const append = store.append.bind(store);
  store.append = (stream, expected, events) =>
    traced(
      {
        name: 'append',
        attributes: { 'rideline.event_types': [...new Set(events.map(({ type }) => type))].join(' ') },
      },
      () => append(stream, expected, events),
    );
}
