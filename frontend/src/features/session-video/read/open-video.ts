import { ALL_FORMATS, BlobSource, EncodedPacketSink, Input, type InputVideoTrack } from 'mediabunny';
import type { VideoTimes } from './start-candidates.ts';
import { whyNotInRealTime } from './real-time.ts';
import { whenTaken } from './when-taken.ts';

/** A video of the person's device. Nothing of it leaves the browser. */
export interface OpenedVideo {
  readonly file: File;
  readonly input: Input<BlobSource>;
  readonly track: InputVideoTrack;
  /** Address for the player. */
  readonly url: string;
  readonly times: VideoTimes;
  /** Why it cannot be aligned, as a sentence. */
  readonly notInRealTime: string | null;
  readonly canDecode: boolean;
  readonly close: () => void;
}

/** A file that cannot be shown, with the sentence that says why. */
export class UnusableVideo extends Error {}

const LONGEST_OPENING_MS = 20_000;

/** Key of the date with the offset from UTC that an iPhone writes. */
export const APPLE_DATE = 'com.apple.quicktime.creationdate';

const appleDate = (tags: Readonly<Record<string, unknown>> | undefined): number | null => {
  const written = tags?.[APPLE_DATE];
  if (typeof written !== 'string') return null;
  const millis = Date.parse(written.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(millis) ? null : millis;
};

/** @throws UnusableVideo */
export async function openVideo(file: File): Promise<OpenedVideo> {
  if (file.size === 0) throw new UnusableVideo(`${file.name} is empty.`);
  const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(file) });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new UnusableVideo(`${file.name} takes too long to read.`));
    timer = setTimeout(giveUp, LONGEST_OPENING_MS);
  });
  try {
    return await Promise.race([read(file, input), late]);
  } catch (error) {
    input.dispose();
    if (error instanceof UnusableVideo) throw error;
    throw new UnusableVideo(`${file.name} is damaged or incomplete. Copy it from the camera again.`, {
      cause: error,
    });
  } finally {
    clearTimeout(timer);
  }
}

async function read(file: File, input: Input<BlobSource>): Promise<OpenedVideo> {
  if (!(await input.canRead())) {
    throw new UnusableVideo(`${file.name} isn't a video that can be opened here.`);
  }
  // Cameras describe a file at its end: one that was copied in part has no tracks.
  if ((await input.getTracks()).length === 0) throw new Error('The description is missing');
  const track = await input.getPrimaryVideoTrack();
  if (track === null) throw new UnusableVideo(`${file.name} has no picture.`);
  if ((await track.getCodec()) === null) {
    throw new UnusableVideo(`${file.name} has a kind of video that can be neither played nor cut here.`);
  }
  // A file that was copied in part lacks its last frame.
  const last = await new EncodedPacketSink(track).getPacket(Infinity);
  if (last === null || last.data.byteLength === 0) throw new Error('The last frame is missing');
  const duration = (last.timestamp + last.duration) * 1000;
  const tags = await input.getMetadataTags();
  const { pace, ...taken } = await whenTaken(file);
  const times = { ...taken, apple: appleDate(tags.raw), lastModified: file.lastModified, duration };
  const notInRealTime = await whyNotInRealTime(track, tags, { ...times, pace });
  const url = URL.createObjectURL(file);
  return {
    file,
    input,
    track,
    url,
    times,
    notInRealTime,
    canDecode: await track.canDecode(),
    close: () => {
      URL.revokeObjectURL(url);
      input.dispose();
    },
  };
}
