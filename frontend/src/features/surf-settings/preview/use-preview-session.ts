import { decodeTrack, type SurfType, type Track } from '@rideline/detection-engine';
import { useMemo } from 'react';
import { sentenceOf } from '../../../app/problem.ts';
import { bytesOfBase64 } from '../../../lib/base64.ts';
import { useGetOwnTrackQuery } from './own-sessions.api.ts';
import { sampleSession } from './sample-session.ts';

export interface PreviewSession {
  readonly track: Track;
  readonly surfType: SurfType;
}

/** The sample session for null, otherwise one of the person's own as soon as it is there. */
export function usePreviewSession(urlHash: string | null): {
  session: PreviewSession | null;
  failure: string | null;
} {
  const { currentData: own, error } = useGetOwnTrackQuery(urlHash ?? '', { skip: urlHash === null });
  const session = useMemo((): PreviewSession | null => {
    if (urlHash === null) return { track: sampleSession(), surfType: 'traveling_waves' };
    if (own === undefined) return null;
    return { track: decodeTrack(bytesOfBase64(own.track)), surfType: own.surfType };
  }, [urlHash, own]);
  const failed = urlHash !== null && error !== undefined;
  return { session, failure: failed ? sentenceOf(error, 'Failed to load activity details') : null };
}
