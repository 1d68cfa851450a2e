import type { EventStore } from '../../../src/kernel/event-store/event-store.ts';
import type { FlakyLink } from './flaky-link.ts';

/** An adapter under test and its environment. */
export interface StoreUnderTest {
  /** Connects through `link`; every call settles within about two seconds. */
  readonly store: EventStore;
  readonly link: FlakyLink;
  /** A second store on the same log, like another process; connects directly. */
  readonly other: EventStore;
  /** Creates a stream at this revision without its earlier events; missing where a server cannot be made to. */
  plantStream?(stream: string, revision: bigint): Promise<void>;
  close(): Promise<void>;
}

/** What the server under test cannot be made to do; such tests are skipped by name. */
export interface Limits {
  readonly withoutPlanting?: boolean;
}

export type StoreHarness = () => Promise<StoreUnderTest>;
