import type { EventStore } from '../event-store.ts';
import type { FlakyLink } from './flaky-link.ts';

/** One store and what the contract needs around it. */
export interface StoreUnderTest {
  /** Reaches its server through `link`; answers or gives up within about two seconds. */
  readonly store: EventStore;
  readonly link: FlakyLink;
  /** A second store on the same log, as another process would have it, not behind `link`. */
  readonly other: EventStore;
  /** Makes a stream that stands at this revision without holding the events before it. */
  plantStream(stream: string, revision: bigint): Promise<void>;
  close(): Promise<void>;
}

export type StoreHarness = () => Promise<StoreUnderTest>;
