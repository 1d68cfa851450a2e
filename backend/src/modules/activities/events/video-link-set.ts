import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { personal } from '../../../kernel/event-store/personal.ts';
import { Nullable } from './shared.ts';
/** The owner linked a video, or took the link away. */
export const VideoLinkSet = defineEvent({
  type: 'VideoLinkSet',
  version: 1,
  data: Type.Object({ link: personal(Nullable(Type.String())) }),
});
export type VideoLinkSet = EventOf<typeof VideoLinkSet>;
