import { decodeTrack, type Track } from '@rideline/detection-engine';
import { bytesOfBase64 } from '../../lib/base64.ts';

interface KeptTrack {
  readonly encoded: string;
  readonly track: Track;
}

/** Decoded tracks by the session they were asked for: typed arrays are too heavy for the store. */
const kept = new Map<string, KeptTrack>();

/** Decodes a session's track once; the same points keep the same track, so nothing redraws. */
export function keepTrack(session: string, encoded: string): void {
  if (kept.get(session)?.encoded === encoded) return;
  kept.set(session, { encoded, track: decodeTrack(bytesOfBase64(encoded)) });
}

export const trackOf = (session: string): Track | undefined => kept.get(session)?.track;

export const dropTrack = (session: string): boolean => kept.delete(session);
