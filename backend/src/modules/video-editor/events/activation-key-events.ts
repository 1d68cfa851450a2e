import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { Id, personal } from '../../../kernel/event-store/fields.ts';

/** A key of the pool was assigned to this account. */
export const ActivationKeyAssigned = defineEvent({
  type: 'ActivationKeyAssigned',
  version: 1,
  data: Type.Object({ userId: Id, key: personal(Type.String()) }),
});
export type ActivationKeyAssigned = EventOf<typeof ActivationKeyAssigned>;

/** Each account has one stream, and at most one key. */
export const activationKeyStream = (userId: number) => `activation-key-${userId}`;
