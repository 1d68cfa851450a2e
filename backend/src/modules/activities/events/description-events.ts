import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { Id, Nullable, personal } from '../../../kernel/event-store/fields.ts';

/** The owner renamed the activity; empty for no name. */
const ActivityRenamed = defineEvent({
  type: 'ActivityRenamed',
  version: 1,
  data: Type.Object({ name: personal(Type.String()) }),
});
export type ActivityRenamed = EventOf<typeof ActivityRenamed>;

/** The owner replaced the note; empty for no note. */
const NoteWritten = defineEvent({
  type: 'NoteWritten',
  version: 1,
  data: Type.Object({ note: personal(Type.String()) }),
});
export type NoteWritten = EventOf<typeof NoteWritten>;

/** The owner linked a video, or removed the link. */
const VideoLinkSet = defineEvent({
  type: 'VideoLinkSet',
  version: 1,
  data: Type.Object({ link: personal(Nullable(Type.String())) }),
});
export type VideoLinkSet = EventOf<typeof VideoLinkSet>;

/** The owner assigned one of their vessels, or none. */
const VesselAssigned = defineEvent({
  type: 'VesselAssigned',
  version: 1,
  data: Type.Object({ vesselId: Nullable(Id) }),
});
export type VesselAssigned = EventOf<typeof VesselAssigned>;

export const descriptionEvents = [ActivityRenamed, NoteWritten, VideoLinkSet, VesselAssigned] as const;
