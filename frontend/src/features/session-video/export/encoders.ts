import { getFirstEncodableVideoCodec, QUALITY_HIGH, type VideoCodec } from 'mediabunny';
import type { OpenedVideo } from '../read/open-video.ts';
import { CannotExport } from './job.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const SHAPES = { '16:9': 16 / 9, '9:16': 9 / 16, '1:1': 1 } as const;
export type Shape = keyof typeof SHAPES;

const STILL = 'You can still use "Save clip".';

const LONGEST_SHORT_EDGE = 1080;
export const even = (pixels: number) => 2 * Math.round(pixels / 2);

/** The size of a picture of this shape: as sharp as the video, and 1080p at most. */
export async function sizeOf({ track }: OpenedVideo, shape: Shape): Promise<Size> {
  const [width, height] = [await track.getSquarePixelWidth(), await track.getSquarePixelHeight()];
  const edge = Math.min(LONGEST_SHORT_EDGE, width, height);
  const ratio = SHAPES[shape];
  return ratio >= 1
    ? { width: even(edge * ratio), height: even(edge) }
    : { width: even(edge), height: even(edge / ratio) };
}

/**
 * The codec to encode a video of this size with.
 * @throws CannotExport that says which part is missing
 */
export async function encoderFor(video: OpenedVideo, { width, height }: Size): Promise<VideoCodec> {
  if (typeof VideoEncoder === 'undefined' || typeof VideoDecoder === 'undefined') {
    throw new CannotExport(`This browser has no video encoder, so nothing can be drawn on a video. ${STILL}`);
  }
  if (!video.canDecode) {
    const codec = (await video.track.getCodec()) ?? 'this kind of video';
    throw new CannotExport(
      `This browser has no decoder for ${codec.toUpperCase()}, so nothing can be drawn on it. ${STILL}`,
    );
  }
  const options = { width, height, quality: QUALITY_HIGH };
  const codec = await getFirstEncodableVideoCodec(['avc', 'vp9', 'av1', 'vp8'], options);
  if (codec === null) {
    throw new CannotExport(
      `This browser has no encoder for videos of this size, so nothing can be drawn on them. ${STILL}`,
    );
  }
  return codec;
}
