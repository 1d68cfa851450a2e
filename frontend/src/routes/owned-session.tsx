import { useState } from 'react';
import { OwnSession, type OwnedSession as Props } from '../features/session/own-session.tsx';
import { useSessionAddress } from '../features/session/page/use-session-address.ts';
import { FilmDrop } from '../features/session-video/editor/film-drop.tsx';
import { SharingBanner } from '../features/session-share/sharing-banner.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { LoadingBlock } from '../ui/states.tsx';

const VideoTab = lazyPart(
  async () => (await import('../features/session-video/editor/video-tab.tsx')).VideoTab,
  { waiting: <LoadingBlock label="Loading the video editor" rows={3} /> },
);

/** The owner's session with the parts that are features of their own: sharing and videos. */
export function OwnedSession({ activity, session }: Props) {
  const { openTab } = useSessionAddress(session.track.length);
  const [dropped, setDropped] = useState<readonly File[]>([]);
  return (
    <>
      <FilmDrop
        onDrop={(files) => {
          setDropped(files);
          openTab('video');
        }}
      />
      <OwnSession
        activity={activity}
        session={session}
        share={<SharingBanner activity={activity} />}
        video={<VideoTab activity={activity} dropped={dropped} />}
      />
    </>
  );
}
