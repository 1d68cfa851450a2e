import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { Id } from '../../../kernel/event-store/fields.ts';
import { personal } from '../../../kernel/event-store/personal.ts';

export const SettingRenamed = defineEvent({
  type: 'SettingRenamed',
  version: 1,
  data: Type.Object({ settingId: Id, name: personal(Type.String()) }),
});
export type SettingRenamed = EventOf<typeof SettingRenamed>;
