import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';

/** The person left: the key of their sealed fields is dropped, and what was theirs goes. */
export const AccountErased = defineEvent({ type: 'AccountErased', version: 1, data: Type.Object({}) });
export type AccountErased = EventOf<typeof AccountErased>;
