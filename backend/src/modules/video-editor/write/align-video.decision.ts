import type { Decide } from '../../../kernel/decider/decider.ts';
import { DomainError } from '../../../platform/errors/domain-error.ts';
import type { VideoAligned, VideoEvent } from '../events/video-events.ts';
import type { Videos } from '../videos.aggregate.ts';

const DAY_MS = 86_400_000;
const MOST_OF_A_SESSION = 100;

export interface AlignVideo extends Omit<VideoAligned['data'], 'videoId'> {
  readonly session: { readonly start: number; readonly end: number };
}

/**
 * The same file of a session keeps its id.
 * @throws DomainError unprocessable
 */
export const alignVideo: Decide<Videos, AlignVideo, VideoEvent> = ({ session, ...video }, state) => {
  const start = Date.parse(video.startsAt);
  if (start < session.start - DAY_MS || start > session.end + DAY_MS) {
    throw new DomainError('unprocessable', 'The video starts more than a day from the session', {
      code: 'video_far_from_session',
    });
  }
  const ofSession = state.videos.filter(({ urlHash }) => urlHash === video.urlHash);
  const known = ofSession.find(
    ({ fileName, bytes, lastModified }) =>
      fileName === video.fileName && bytes === video.bytes && lastModified === video.lastModified,
  );
  if (known === undefined && ofSession.length >= MOST_OF_A_SESSION) {
    throw new DomainError('unprocessable', `A session has at most ${MOST_OF_A_SESSION} videos`, {
      code: 'too_many_videos',
    });
  }
  if (known?.startsAt === video.startsAt && known.method === video.method) return [];
  return [{ type: 'VideoAligned', data: { ...video, videoId: known?.videoId ?? state.lastId + 1 } }];
};
