import { type Static, Type } from '@sinclair/typebox';
import { AlignmentMethod } from './events/video-events.ts';
import type { Video } from './videos.aggregate.ts';

const closed = { additionalProperties: false } as const;

/** A file on a device of its owner, by what tells it from others. */
const aligned = {
  file_name: Type.String({
    minLength: 1,
    maxLength: 255,
    errorMessage: 'A video has a file name of at most 255 characters',
  }),
  bytes: Type.Integer({
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
    errorMessage: 'bytes is the size of the video file',
  }),
  last_modified: Type.Integer({
    minimum: -8_640_000_000_000_000,
    maximum: 8_640_000_000_000_000,
    errorMessage: 'last_modified is a time in milliseconds since 1970',
  }),
  starts_at: Type.String({ format: 'date-time', errorMessage: 'starts_at is the time of the first frame' }),
  method: Type.Union(AlignmentMethod.anyOf, {
    $id: 'AlignmentMethod',
    errorMessage: 'method is apple, gopro, clock or by_hand',
  }),
};

export const VideoAlignment = Type.Object(aligned, { $id: 'VideoAlignment', ...closed });
export type VideoAlignment = Static<typeof VideoAlignment>;

/** An aligned video as the API answers it. */
export const AlignedVideo = Type.Object(
  { id: Type.Integer(), ...aligned },
  { $id: 'AlignedVideo', ...closed },
);

export const videoAnswer = (video: Omit<Video, 'urlHash'>): Static<typeof AlignedVideo> => ({
  id: video.videoId,
  file_name: video.fileName,
  bytes: video.bytes,
  last_modified: video.lastModified,
  starts_at: video.startsAt,
  method: video.method,
});
