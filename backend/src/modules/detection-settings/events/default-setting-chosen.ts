import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { Whole } from '../../../kernel/event-store/fields.ts';

/** New uploads are analysed with this profile; -1 is the system's one for Skookumchuck. */
export const DefaultSettingChosen = defineEvent({
  type: 'DefaultSettingChosen',
  version: 1,
  data: Type.Object({ settingId: Whole }),
});
export type DefaultSettingChosen = EventOf<typeof DefaultSettingChosen>;
