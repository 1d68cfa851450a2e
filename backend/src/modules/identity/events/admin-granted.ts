import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';

/** Somebody at the command line made the person an admin. */
export const AdminGranted = defineEvent({ type: 'AdminGranted', version: 1, data: Type.Object({}) });
export type AdminGranted = EventOf<typeof AdminGranted>;
