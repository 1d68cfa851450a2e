import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { Id } from '../../../kernel/event-store/fields.ts';

export const SettingDeleted = defineEvent({
  type: 'SettingDeleted',
  version: 1,
  data: Type.Object({ settingId: Id }),
});
export type SettingDeleted = EventOf<typeof SettingDeleted>;
