import type { Aggregate } from '../../kernel/decider/decider.ts';
import type { VideoAligned, VideoEvent } from './events/video-events.ts';

export type Video = VideoAligned['data'];

export interface Videos {
  readonly lastId: number;
  /** Of all sessions, in the order in which they came. */
  readonly videos: readonly Video[];
}

/** The fold of a `videos-<owner>` stream. */
export const videos: Aggregate<Videos, VideoEvent> = {
  initialState: { lastId: 0, videos: [] },
  evolve: (state, event) => ({
    lastId: Math.max(state.lastId, event.data.videoId),
    videos: withVideo(state.videos, event),
  }),
};

/** The videos after the event. An alignment replaces the earlier one of the same file in its place. */
export function withVideo(before: readonly Video[], { type, data }: VideoEvent): readonly Video[] {
  if (type === 'VideoForgotten') return before.filter(({ videoId }) => videoId !== data.videoId);
  const isKnown = before.some(({ videoId }) => videoId === data.videoId);
  return isKnown ? before.map((video) => (video.videoId === data.videoId ? data : video)) : [...before, data];
}
