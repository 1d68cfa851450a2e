import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { Id } from '../../../kernel/event-store/fields.ts';
import { personal } from '../../../kernel/event-store/personal.ts';
import { Parameters } from './parameters.ts';

/** The person made a detection profile of their own. */
export const SettingCreated = defineEvent({
  type: 'SettingCreated',
  version: 1,
  data: Type.Object({
    settingId: Id,
    name: personal(Type.String()),
    parameters: Parameters,
  }),
});
export type SettingCreated = EventOf<typeof SettingCreated>;
