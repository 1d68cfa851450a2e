import { AsyncLocalStorage } from 'node:async_hooks';

type Events = readonly { readonly type: string }[];

const current = new AsyncLocalStorage<TouchedEvents>();

/** The event types and the last position of the streams that the commands of a request loaded or appended to. */
export class TouchedEvents {
  readonly types = new Set<string>();
  position = 0n;
  hasAppended = false;

  /** Collects what is noted while `work` runs, in all that it awaits, instead of an outer `collect`. */
  collect<Result>(work: () => Result): Result {
    return current.run(this, work);
  }

  private add(events: Events, position: bigint): void {
    for (const { type } of events) this.types.add(type);
    if (position > this.position) this.position = position;
  }

  /** Does nothing outside of a request, as `appended` does. */
  static loaded(events: Events, position: bigint): void {
    current.getStore()?.add(events, position);
  }

  static appended(events: Events, position: bigint): void {
    const touched = current.getStore();
    if (touched === undefined) return;
    touched.add(events, position);
    touched.hasAppended = true;
  }

  /** Those of this request so far. */
  static get here(): TouchedEvents {
    return current.getStore() ?? new TouchedEvents();
  }
}
