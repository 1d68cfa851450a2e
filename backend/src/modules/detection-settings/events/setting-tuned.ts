import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { Id } from '../../../kernel/event-store/fields.ts';
import { Parameters } from './parameters.ts';

/** A profile's parameters were chosen anew; activities analysed before keep what they were analysed with. */
export const SettingTuned = defineEvent({
  type: 'SettingTuned',
  version: 1,
  data: Type.Object({ settingId: Id, parameters: Parameters }),
});
export type SettingTuned = EventOf<typeof SettingTuned>;
