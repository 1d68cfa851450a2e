import type { AllPage, RecordedEvent } from '../event-store.ts';

/** What a subscription has delivered, for tests that wait for conditions and not for time. */
export class SeenPages {
  readonly pages: AllPage[] = [];
  private readonly watching = new Set<() => void>();

  readonly onPage = (page: AllPage): Promise<void> => {
    this.pages.push(page);
    for (const look of this.watching) look();
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
      const look = () => {
        if (!condition(this)) return;
        this.watching.delete(look);
        resolve();
      };
      this.watching.add(look);
      look();
    });
  }
}
