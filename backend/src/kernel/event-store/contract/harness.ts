import type { EventStore } from '../event-store.ts';
import type { FlakyLink } from './flaky-link.ts';

/** An adapter under test and its environment. */
export interface StoreUnderTest {
  /** Connects through `link`; every call settles within about two seconds. */
  readonly store: EventStore;
  readonly link: FlakyLink;
  /** A second store on the same log, like another process; connects directly. */
  readonly other: EventStore;
  /** Creates a stream at this revision without its earlier events. */
  plantStream(stream: string, revision: bigint): Promise<void>;
  close(): Promise<void>;
}

export type StoreHarness = () => Promise<StoreUnderTest>;
