import { decodeTrack, type Track } from '@rideline/detection-engine';
import { bytesOfBase64 } from '../lib/base64.ts';

interface CachedTrack {
  readonly encoded: string;
  readonly track: Track;
}

/** Decoded tracks by session; kept outside the store because they are large typed arrays. */
const tracks = new Map<string, CachedTrack>();

/** Decodes a session's track; unchanged points keep the same object, so nothing redraws. */
export function keepTrack(session: string, encoded: string): void {
  if (tracks.get(session)?.encoded === encoded) return;
  tracks.set(session, { encoded, track: decodeTrack(bytesOfBase64(encoded)) });
}

export const trackOf = (session: string): Track | undefined => tracks.get(session)?.track;

export const dropTrack = (session: string): boolean => tracks.delete(session);
