import { type Static, Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { EpochMillis, Id, Instant, OneOf, personal, Whole } from '../../../kernel/event-store/fields.ts';

/** What tells when a video starts: Apple's date, GoPro's GPS, the clock of the camera, or the person. */
export const AlignmentMethod = OneOf(['apple', 'gopro', 'clock', 'by_hand']);
export type AlignmentMethod = Static<typeof AlignmentMethod>;

/** A file on a device of the person belongs to a session and starts at this time. The file itself is not stored. */
export const VideoAligned = defineEvent({
  type: 'VideoAligned',
  version: 1,
  data: Type.Object({
    urlHash: Type.String(),
    /** Counts from 1 for each person. */
    videoId: Id,
    fileName: personal(Type.String()),
    bytes: Whole,
    lastModified: EpochMillis,
    startsAt: Instant,
    method: AlignmentMethod,
  }),
});
export type VideoAligned = EventOf<typeof VideoAligned>;

/** The person removed a video from its session. */
export const VideoForgotten = defineEvent({
  type: 'VideoForgotten',
  version: 1,
  data: Type.Object({ urlHash: Type.String(), videoId: Id }),
});
export type VideoForgotten = EventOf<typeof VideoForgotten>;

/** All events of the stream that holds one person's videos. */
export const videoEvents = [VideoAligned, VideoForgotten] as const;
export type VideoEvent = EventOf<(typeof videoEvents)[number]>;

export const videosStream = (owner: number) => `videos-${owner}`;
