import {
  cleanTrack,
  decodeTrack,
  RECEIVERS,
  simulateSession,
  type SurfType,
  type Track,
} from '@rideline/detection-engine';
import { useMemo } from 'react';
import { sentenceOf } from '../../../app/problem.ts';
import { bytesOfBase64 } from '../../../lib/base64.ts';
import { useGetOwnTrackQuery } from './own-sessions.api.ts';

/** A beginner's session of 14 minutes: some rides are clear, others depend on the settings. */
const SAMPLE = {
  surfType: 'traveling_waves',
  seed: 16,
  durationMinutes: 14,
  ocean: { craft: 'shortboard', rides: true, rip: false, drive: false, jog: false, tow: false },
} as const;

let sample: Track | undefined;

/** The simulated sample as a watch records it, computed once. */
function sampleTrack(): Track {
  sample ??= cleanTrack(simulateSession({ ...SAMPLE, receiver: RECEIVERS[0] }).recorded);
  return sample;
}

export interface PreviewSession {
  readonly track: Track;
  readonly surfType: SurfType;
  readonly sport: string | null;
  /** In use; null for none. */
  readonly usualHeading: number | null;
}

/** The user's session, null while it loads; the sample session for a null hash. */
export function usePreviewSession(urlHash: string | null): {
  session: PreviewSession | null;
  failure: string | null;
} {
  const { currentData: own, error } = useGetOwnTrackQuery(urlHash ?? '', { skip: urlHash === null });
  const session = useMemo((): PreviewSession | null => {
    if (urlHash === null)
      return { track: sampleTrack(), surfType: 'traveling_waves', sport: null, usualHeading: null };
    return own === undefined ? null : { ...own, track: decodeTrack(bytesOfBase64(own.track)) };
  }, [urlHash, own]);
  const failed = urlHash !== null && error !== undefined;
  return { session, failure: failed ? sentenceOf(error, 'Failed to load activity details') : null };
}
