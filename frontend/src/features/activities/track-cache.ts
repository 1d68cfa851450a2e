import { decodeTrack, type Track } from '@rideline/detection-engine';

interface KeptTrack {
  readonly encoded: string;
  readonly track: Track;
}

/** Decoded tracks by the session they were asked for: typed arrays are too heavy for the store. */
const kept = new Map<string, KeptTrack>();

function bytesOf(base64: string): Uint8Array {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** Decodes a session's track once; the same points keep the same track, so nothing redraws. */
export function keepTrack(session: string, encoded: string): void {
  if (kept.get(session)?.encoded === encoded) return;
  kept.set(session, { encoded, track: decodeTrack(bytesOf(encoded)) });
}

export const trackOf = (session: string): Track | undefined => kept.get(session)?.track;

export const dropTrack = (session: string): boolean => kept.delete(session);
