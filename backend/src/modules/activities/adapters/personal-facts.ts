import { Inject, Injectable } from '@nestjs/common';
import { Contributions } from '../../../kernel/contributions.ts';
import { EventCodec } from '../../../kernel/event-store/event-codec.ts';
import { StreamNotFound } from '../../../kernel/event-store/event-store.errors.ts';
import { EVENT_STORE, type EventStore } from '../../../kernel/event-store/event-store.ts';

const MOST = 100_000;

/** Events about a person in the streams of other modules, for the personal archive. */
@Injectable()
export class PersonalFacts {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly codec: EventCodec,
    private readonly contributions: Contributions,
  ) {}

  async of(person: number) {
    const streams = this.contributions.all.flatMap((module) => module.personalStreams?.(person) ?? []);
    const facts = await Promise.all(streams.map((stream) => this.read(stream)));
    return facts.flat();
  }

  private async read(stream: string) {
    try {
      const events = await this.codec.decode(await this.store.readStream(stream, { maxCount: MOST }));
      return events.map(({ type, data, recordedAt }) => ({ type, recorded_at: recordedAt, data }));
    } catch (error) {
      if (error instanceof StreamNotFound) return [];
      throw error;
    }
  }
}
