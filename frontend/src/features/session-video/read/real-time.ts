import type { InputVideoTrack, MetadataTags } from 'mediabunny';
import type { VideoTimes } from './start-candidates.ts';

/** The title of a reel, by which it is known when it is opened again. */
export const REEL_TITLE = 'Reel of rides';

/** Android's camera writes how many pictures a second it took, as a 32-bit float. */
const CAPTURE_RATE = 'com.android.capture.fps';
const RATE_PACKETS = 60;
/** Files are written and clocks kept to some seconds. */
const CLOCK_MS = 10_000;
/** Beyond this a camera changed the speed on purpose; frame rates and clocks differ by less. */
const CHANGED = 1.5;

/** How many times slower than it happened a video of Android runs; null where it does not say. */
async function slownessOf(track: InputVideoTrack, { raw }: MetadataTags): Promise<number | null> {
  const written = raw?.[CAPTURE_RATE];
  if (!(written instanceof Uint8Array) || written.byteLength !== 4) return null;
  const captured = new DataView(written.buffer, written.byteOffset).getFloat32(0);
  const { averagePacketRate: shown } = await track.computePacketStats(RATE_PACKETS);
  return captured > 0 && shown > 0 ? captured / shown : null;
}

const inWords = (factor: number) =>
  factor < 10 ? `${Math.round(factor * 10) / 10}` : `${Math.round(factor)}`;

/**
 * Why a video cannot be laid over the session second by second, as a sentence; null for one that runs as it happened.
 * Told by the frame rate that Android's camera notes, by the GPS times in a GoPro's file, and by a film that is longer
 * than the time from its beginning to when it was saved.
 */
export async function whyNotInRealTime(
  track: InputVideoTrack,
  tags: MetadataTags,
  { apple, pace, lastModified, duration }: VideoTimes & { readonly pace: number | null },
): Promise<string | null> {
  if (tags.title === REEL_TITLE)
    return "This is a reel of several rides, so it isn't aligned with the session.";
  const isLongerThanItTook =
    apple !== null && lastModified > apple && apple + duration > lastModified + CLOCK_MS;
  const slowness =
    (await slownessOf(track, tags)) ??
    (pace === null ? null : 1 / pace) ??
    (isLongerThanItTook ? duration / (lastModified - apple) : 1);
  if (slowness > CHANGED) {
    return `This is slow motion, ${inWords(slowness)} times slower than it happened, so it isn't aligned with the session.`;
  }
  if (slowness < 1 / CHANGED) {
    return `This is a time lapse, ${inWords(1 / slowness)} times faster than it happened, so it isn't aligned with the session.`;
  }
  return null;
}
