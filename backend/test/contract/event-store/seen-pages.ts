import type { AllPage, RecordedEvent } from '../../../src/kernel/event-store/event-store.ts';

/** Records the pages of a subscription, so that tests wait for a condition instead of a time. */
export class SeenPages {
  readonly pages: AllPage[] = [];
  private readonly watching = new Set<() => void>();

  readonly onPage = (page: AllPage): Promise<void> => {
    this.pages.push(page);
    for (const check of this.watching) check();
    return Promise.resolve();
  };

  get events(): readonly RecordedEvent[] {
    return this.pages.flatMap(({ events }) => events);
  }

  of(stream: string): readonly RecordedEvent[] {
    return this.events.filter((event) => event.stream === stream);
  }

  until(condition: (seen: SeenPages) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (!condition(this)) return;
        this.watching.delete(check);
        resolve();
      };
      this.watching.add(check);
      check();
    });
  }
}
