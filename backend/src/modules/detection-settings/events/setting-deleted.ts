import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';

export const SettingDeleted = defineEvent({
  type: 'SettingDeleted',
  version: 1,
  data: Type.Object({ settingId: Type.Integer() }),
});
export type SettingDeleted = EventOf<typeof SettingDeleted>;
