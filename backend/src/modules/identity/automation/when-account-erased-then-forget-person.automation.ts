import { Inject, Injectable } from '@nestjs/common';
import type { Automation } from '../../../kernel/automations/automation.ts';
import { EventCodec } from '../../../kernel/event-store/event-codec.ts';
import { EVENT_STORE, type EventStore } from '../../../kernel/event-store/event-store.ts';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { ERASED } from '../../../kernel/event-store/personal.ts';
import { MAILER, type Mailer } from '../../../kernel/mail/mailer.ts';
import { SubjectKeys } from '../../../kernel/sealing/subject-keys.ts';
import { Credentials } from '../adapters/credentials.ts';
import { ErasedTraces } from '../adapters/erased-traces.ts';

const STREAM_PREFIX = 'account-';
const PAGE = 1000;

/**
 * Removes every credential and every kept mail, and drops the key of the person's sealed fields, which makes them
 * unreadable for good. The key goes last: until then a retry still finds the addresses.
 */
@Injectable()
export class WhenAccountErasedThenForgetPerson implements Automation {
  readonly name = 'when_account_erased_then_forget_person';
  readonly reactsTo = ['AccountErased'];

  constructor(
    private readonly keys: SubjectKeys,
    private readonly credentials: Credentials,
    private readonly traces: ErasedTraces,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly codec: EventCodec,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  async react(event: StoredEvent): Promise<void> {
    const person = event.stream.slice(STREAM_PREFIX.length);
    await this.credentials.forget(Number(person));
    for (const address of await this.addressesIn(event)) await this.mailer.forget(address);
    await this.keys.drop(person);
    await this.traces.leftBy(Number(person));
  }

  /** Every address a mail of this account may have gone to. */
  private async addressesIn({ stream, revision }: StoredEvent): Promise<ReadonlySet<string>> {
    const addresses = new Set<string>();
    for (let from = 0n; from <= revision; from += BigInt(PAGE)) {
      const page = await this.store.readStream(stream, { from, maxCount: PAGE });
      for (const { data } of await this.codec.decode(page)) {
        const { email } = data as { readonly email?: unknown };
        if (typeof email === 'string' && email !== ERASED) addresses.add(email);
      }
    }
    return addresses;
  }
}
