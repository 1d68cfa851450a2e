import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';

/** Somebody at the command line ended the person's admin rights. */
export const AdminRevoked = defineEvent({ type: 'AdminRevoked', version: 1, data: Type.Object({}) });
export type AdminRevoked = EventOf<typeof AdminRevoked>;
