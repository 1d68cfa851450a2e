import { Inject, Injectable } from '@nestjs/common';
import type { Automation } from '../../../kernel/automations/automation.ts';
import { EventCodec } from '../../../kernel/event-store/event-codec.ts';
import { EVENT_STORE, type EventStore } from '../../../kernel/event-store/event-store.ts';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { ERASED } from '../../../kernel/event-store/fields.ts';
import { MAILER, type Mailer } from '../../../platform/mail/mailer.ts';
import { SubjectKeys } from '../../../kernel/sealing/subject-keys.ts';
import { Credentials } from '../adapters/credentials.ts';
import { ErasedRowsPurge } from '../adapters/erased-rows-purge.ts';
import { accountOf } from '../events/account-events.ts';

const PAGE_SIZE = 1000;

/**
 * Deletes the account's credentials and stored mails, and drops the key of its sealed fields, which makes them
 * unreadable for good. The key is dropped last, so that a retry still finds the addresses.
 */
@Injectable()
export class WhenAccountErasedThenForgetPerson implements Automation {
  readonly name = 'when_account_erased_then_forget_person';
  readonly reactsTo = ['AccountErased'];

  constructor(
    private readonly keys: SubjectKeys,
    private readonly credentials: Credentials,
    private readonly purge: ErasedRowsPurge,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly codec: EventCodec,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  async react(event: StoredEvent): Promise<void> {
    const userId = accountOf(event.stream);
    await this.credentials.deleteAll(userId);
    for (const address of await this.addressesIn(event)) await this.mailer.forget(address);
    await this.keys.drop(String(userId));
    await this.purge.schedule(userId);
  }

  /** Every email address in the account's events: mails may have been sent to any of them. */
  private async addressesIn({ stream, revision }: StoredEvent): Promise<ReadonlySet<string>> {
    const addresses = new Set<string>();
    for (let from = 0n; from <= revision; from += BigInt(PAGE_SIZE)) {
      const page = await this.store.readStream(stream, { from, maxCount: PAGE_SIZE });
      for (const { data } of await this.codec.decode(page)) {
        const { email } = data as { readonly email?: unknown };
        if (typeof email === 'string' && email !== ERASED) addresses.add(email);
      }
    }
    return addresses;
  }
}
