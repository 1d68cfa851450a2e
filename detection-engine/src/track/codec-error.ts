/** Thrown by decodeTrack for bytes that encodeTrack of this version did not write, or that changed since. */
export class TrackCodecError extends Error {
  override readonly name = 'TrackCodecError';
}
