import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { Id } from '../../../kernel/event-store/fields.ts';
import { personal } from '../../../kernel/event-store/personal.ts';

/** A key of the pool belongs to this account from now on. */
export const ActivationKeyAssigned = defineEvent({
  type: 'ActivationKeyAssigned',
  version: 1,
  data: Type.Object({ userId: Id, key: personal(Type.String()) }),
});
export type ActivationKeyAssigned = EventOf<typeof ActivationKeyAssigned>;

/** One key an account. */
export const activationKeyStream = (userId: number) => `activation-key-${userId}`;
