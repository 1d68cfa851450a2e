import { OwnSession, type OwnedSession as Props } from '../features/session/own-session.tsx';
import { SharingBanner } from '../features/session-share/sharing-banner.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { LoadingBlock } from '../ui/states.tsx';

const VideoTab = lazyPart(
  async () => (await import('../features/session-video/editor/video-tab.tsx')).VideoTab,
  { waiting: <LoadingBlock label="Loading the video editor" rows={3} /> },
);

/** The owner's session with the parts that are features of their own: sharing and videos. */
export function OwnedSession({ activity, session }: Props) {
  return (
    <OwnSession
      activity={activity}
      session={session}
      share={<SharingBanner activity={activity} />}
      video={<VideoTab activity={activity} />}
    />
  );
}
