import { EventStoreUnavailable } from '../event-store.errors.ts';
import type { ExpectedRevision } from '../event-store.ts';
import type { EncodedEvent } from '../encoded-event.ts';

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
 * Group commit: appends that arrive while one transaction is under way share the next one. Each gets an answer
 * of its own; appends to one stream keep their order, since a batch holds at most one of them.
 */
export class AppendQueue<Outcome> {
  private waiting: Waiting<Outcome>[] = [];
  private draining: Promise<void> | undefined;

  /** @param write one transaction; outcomes in the order of the appends */
  constructor(private readonly write: (batch: readonly QueuedAppend[]) => Promise<readonly Outcome[]>) {}

  add(append: QueuedAppend): Promise<Outcome> {
    return new Promise((answer, refuse) => {
      this.waiting.push({ append, answer, refuse });
      this.draining ??= this.drain();
    });
  }

  /** Resolves once everything added so far has its answer. */
  async idle(): Promise<void> {
    await this.draining;
  }

  private async drain(): Promise<void> {
    // Appends of the same tick share the first transaction too.
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
        // One of them can't be written, and took the others' transaction with it.
        for (const waiting of batch) await this.writeBatch([waiting]);
      }
    }
  }
}
