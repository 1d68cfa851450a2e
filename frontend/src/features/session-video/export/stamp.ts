import { type Rotation, VideoSample } from 'mediabunny';
import type { Size } from './encoders.ts';
import type { Layer } from './overlay.ts';
import { applyPatch, channelsOf, patchOf } from './pixels.ts';

/** Draws a layer into the pixels of frames, to which `turn` leads. */
function stampOf(layer: Layer, turn: DOMMatrix) {
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  let last: { readonly key: string; readonly patch: ReturnType<typeof patchOf> } | undefined;
  return (pixels: Uint8ClampedArray, planes: readonly PlaneLayout[], sample: VideoSample, moment: number) => {
    const { key, area, draw } = layer(moment);
    const drawn = `${sample.format} ${key}`;
    if (last?.key !== drawn) {
      const one = turn.transformPoint({ x: area.left, y: area.top });
      const other = turn.transformPoint({ x: area.left + area.width, y: area.top + area.height });
      const place = {
        left: Math.round(Math.min(one.x, other.x)),
        top: Math.round(Math.min(one.y, other.y)),
      };
      canvas.width = Math.round(Math.abs(one.x - other.x));
      canvas.height = Math.round(Math.abs(one.y - other.y));
      context.setTransform(new DOMMatrix().translate(-place.left, -place.top).multiply(turn));
      draw(context);
      const image = context.getImageData(0, 0, canvas.width, canvas.height);
      last = { key: drawn, patch: patchOf(image, place, planes, channelsOf(sample)!) };
    }
    applyPatch(last.patch, pixels);
  };
}

/**
 * Draws layers on frames, which players turn by this angle to a picture of this size. Frames of that size get them into
 * their own pixels, which takes a fraction of the time that a canvas takes without a GPU.
 */
export function stampFor(layers: readonly Layer[], { width, height }: Size, rotation: Rotation) {
  const [codedWidth, codedHeight] = rotation % 180 === 0 ? [width, height] : [height, width];
  const turn = new DOMMatrix()
    .translate(codedWidth / 2, codedHeight / 2)
    .rotate(-rotation)
    .translate(-width / 2, -height / 2);
  const stamps = layers.map((layer) => stampOf(layer, turn));
  const canvas = new OffscreenCanvas(codedWidth, codedHeight);
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  let pixels = new Uint8ClampedArray();

  const isFitting = (sample: VideoSample) =>
    channelsOf(sample) !== null &&
    !sample.flip &&
    sample.rotation === rotation &&
    [sample.codedWidth, sample.squarePixelWidth].every((size) => size === codedWidth) &&
    [sample.codedHeight, sample.squarePixelHeight].every((size) => size === codedHeight);

  const onCanvas = (sample: VideoSample, moment: number) => {
    sample.drawWithFit(context, { fit: 'cover', rotation: rotation === 0 ? sample.rotation : 0 });
    context.save();
    context.setTransform(turn);
    for (const layer of layers) layer(moment).draw(context);
    context.restore();
    return canvas;
  };
  const onPixels = async (sample: VideoSample, moment: number) => {
    const size = sample.allocationSize();
    if (pixels.length !== size) pixels = new Uint8ClampedArray(size);
    const layout = await sample.copyTo(pixels);
    for (const stamp of stamps) stamp(pixels, layout, sample, moment);
    const { microsecondTimestamp, format, colorSpace } = sample;
    const looks = { format: format as VideoPixelFormat, codedWidth, codedHeight, layout, colorSpace };
    return new VideoFrame(pixels, { ...looks, timestamp: microsecondTimestamp });
  };
  return async (sample: VideoSample, moment: number): Promise<VideoSample> => {
    const picture = isFitting(sample) ? await onPixels(sample, moment) : onCanvas(sample, moment);
    const { timestamp, duration } = sample;
    return new VideoSample(picture, { timestamp, duration });
  };
}
