import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { personal } from '../../../kernel/event-store/personal.ts';

export const SettingRenamed = defineEvent({
  type: 'SettingRenamed',
  version: 1,
  data: Type.Object({ settingId: Type.Integer(), name: personal(Type.String()) }),
});
export type SettingRenamed = EventOf<typeof SettingRenamed>;
