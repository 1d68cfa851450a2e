import { Injectable } from '@nestjs/common';
import type { Automation } from '../../../kernel/automations/automation.ts';
import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { SubjectKeys } from '../../../kernel/sealing/subject-keys.ts';
import { Credentials } from '../adapters/credentials.ts';

const STREAM_PREFIX = 'account-';

/** Drops the key of the person's sealed fields, which makes them unreadable for good, and every credential. */
@Injectable()
export class WhenAccountErasedThenForgetPerson implements Automation {
  readonly name = 'when_account_erased_then_forget_person';
  readonly reactsTo = ['AccountErased'];

  constructor(
    private readonly keys: SubjectKeys,
    private readonly credentials: Credentials,
  ) {}

  async react(event: StoredEvent): Promise<void> {
    const person = event.stream.slice(STREAM_PREFIX.length);
    await this.credentials.forget(Number(person));
    await this.keys.drop(person);
  }
}
