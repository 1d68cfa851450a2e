import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';

/** No profile is the default any more: new uploads are analysed with the system's parameters. */
export const DefaultSettingCleared = defineEvent({
  type: 'DefaultSettingCleared',
  version: 1,
  data: Type.Object({}),
});
export type DefaultSettingCleared = EventOf<typeof DefaultSettingCleared>;
