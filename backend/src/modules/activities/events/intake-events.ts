import { type Static, Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { OneOf } from '../../../kernel/event-store/fields.ts';

/** What the file's name says it is; `other` for any other name, and for an upload refused before its name was read. */
export const UploadFormat = OneOf(['fit', 'gpx', 'tcx', 'zip', 'other']);
export type UploadFormat = Static<typeof UploadFormat>;

/** An upload was refused. Names neither the person nor the file, so that nothing leads back to them. */
export const UploadRefused = defineEvent({
  type: 'UploadRefused',
  version: 1,
  data: Type.Object({
    format: UploadFormat,
    /** Code of the refusal, such as `no_positions` or `quota_reached`. */
    reason: Type.String({ pattern: '^[a-z_]{1,40}$' }),
  }),
});
export type UploadRefused = EventOf<typeof UploadRefused>;

/** The refused uploads of a day in UTC, as YYYY-MM-DD. */
export const intakeStream = (day: string) => `intake-${day}`;
