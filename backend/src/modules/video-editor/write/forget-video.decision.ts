import type { Decide } from '../../../kernel/decider/decider.ts';
import { notFound } from '../../../platform/errors/domain-error.ts';
import type { VideoEvent, VideoForgotten } from '../events/video-events.ts';
import type { Videos } from '../videos.aggregate.ts';

export type ForgetVideo = VideoForgotten['data'];

/** @throws DomainError not_found */
export const forgetVideo: Decide<Videos, ForgetVideo, VideoEvent> = (command, { videos }) => {
  const { urlHash, videoId } = command;
  if (!videos.some((video) => video.videoId === videoId && video.urlHash === urlHash)) {
    throw notFound('Video not found');
  }
  return [{ type: 'VideoForgotten', data: command }];
};
