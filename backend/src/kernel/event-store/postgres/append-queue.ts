import type { EncodedEvent } from '../encoded-event.ts';
import { EventStoreUnavailable } from '../event-store.errors.ts';
import type { ExpectedRevision } from '../event-store.ts';

export interface QueuedAppend {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly EncodedEvent[];
}

interface Waiting<Outcome> {
  readonly append: QueuedAppend;
  readonly answer: (outcome: Outcome) => void;
  readonly refuse: (error: unknown) => void;
}

const MAX_APPENDS = 200;
const MAX_BATCH_BYTES = 4 * 1024 * 1024;

/**
 * Group commit: appends that arrive during a transaction share the next one. Each has its own outcome. Appends to
 * one stream keep their order, since a batch holds at most one per stream.
 */
export class AppendQueue<Outcome> {
  private waiting: Waiting<Outcome>[] = [];
  private draining: Promise<void> | undefined;

  /** @param write writes a batch in one transaction; returns the outcomes in the order of the appends */
  constructor(private readonly write: (batch: readonly QueuedAppend[]) => Promise<readonly Outcome[]>) {}

  add(append: QueuedAppend): Promise<Outcome> {
    return new Promise((answer, refuse) => {
      this.waiting.push({ append, answer, refuse });
      this.draining ??= this.drain();
    });
  }

  /** Resolves once every append in the queue has its outcome. */
  async idle(): Promise<void> {
    await this.draining;
  }

  private async drain(): Promise<void> {
    // Lets appends of the same tick share the first transaction.
    await Promise.resolve();
    while (this.waiting.length > 0) await this.writeBatch(this.takeBatch());
    this.draining = undefined;
  }

  private takeBatch(): readonly Waiting<Outcome>[] {
    const batch: Waiting<Outcome>[] = [];
    const left: Waiting<Outcome>[] = [];
    const streams = new Set<string>();
    let bytes = 0;
    for (const waiting of this.waiting) {
      const { stream, events } = waiting.append;
      const size = events.reduce((sum, event) => sum + event.bytes, 0);
      const full = batch.length >= MAX_APPENDS || (batch.length > 0 && bytes + size > MAX_BATCH_BYTES);
      if (full || streams.has(stream)) {
        left.push(waiting);
      } else {
        batch.push(waiting);
        bytes += size;
      }
      streams.add(stream);
    }
    this.waiting = left;
    return batch;
  }

  private async writeBatch(batch: readonly Waiting<Outcome>[]): Promise<void> {
    try {
      const outcomes = await this.write(batch.map(({ append }) => append));
      batch.forEach(({ answer }, index) => answer(outcomes[index] as Outcome));
    } catch (error) {
      if (batch.length === 1 || error instanceof EventStoreUnavailable) {
        for (const { refuse } of batch) refuse(error);
      } else {
        // One append failed and rolled back the others: write each on its own.
        for (const waiting of batch) await this.writeBatch([waiting]);
      }
    }
  }
}
