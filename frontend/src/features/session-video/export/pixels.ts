import type { VideoSample } from 'mediabunny';

/** A component of a picture's pixels: where its values are, and how red, green and blue make one. */
interface Channel {
  readonly plane: number;
  /** Bytes before the first value, and from one value to the next. */
  readonly first: number;
  readonly step: number;
  /** A value is for this many pixels in a row, and for as many rows. */
  readonly pixels: number;
  readonly base: number;
  readonly weights: readonly [red: number, green: number, blue: number];
}
export type Channels = readonly Channel[];

/** Plane, first byte and step of luma and both chromas. */
const PLACES: Readonly<Record<string, readonly (readonly [number, number, number])[]>> = {
  I420: [
    [0, 0, 1],
    [1, 0, 1],
    [2, 0, 1],
  ],
  NV12: [
    [0, 0, 1],
    [1, 0, 2],
    [1, 1, 2],
  ],
};
/** Shares of red and blue in luma. */
const BT601 = [0.299, 0.114] as const;
const BT709 = [0.2126, 0.0722] as const;
const SHARES: Readonly<Record<string, readonly [number, number]>> = {
  bt709: BT709,
  bt470bg: BT601,
  smpte170m: BT601,
};

/** The channels of a frame; null where its format is not one with 8 bits and chroma for two by two pixels. */
export function channelsOf({ format, colorSpace }: VideoSample): Channels | null {
  const places = PLACES[format ?? ''];
  const shares = SHARES[colorSpace.matrix ?? 'bt709'];
  if (places === undefined || shares === undefined) return null;
  const [red, blue] = shares;
  const green = 1 - red - blue;
  const isFull = colorSpace.fullRange === true;
  const [luma, chroma] = isFull ? [1, 1] : [219 / 255, 224 / 255];
  const [fromBlue, fromRed] = [chroma / (2 * (1 - blue)), chroma / (2 * (1 - red))];
  const rows = [
    [isFull ? 0 : 16, [luma * red, luma * green, luma * blue]],
    [128, [-fromBlue * red, -fromBlue * green, chroma / 2]],
    [128, [chroma / 2, -fromRed * green, -fromRed * blue]],
  ] as const;
  return rows.map(([base, weights], index) => {
    const [plane, first, step] = places[index]!;
    return { plane, first, step, pixels: index === 0 ? 1 : 2, base, weights };
  });
}

/** What an image makes of the bytes of a frame that it covers: each keeps a part, and something is added. */
interface Patch {
  readonly places: readonly number[];
  readonly kept: readonly number[];
  readonly added: readonly number[];
}

/** The patch of an image, whose sizes and place are even. */
export function patchOf(
  { data, width, height }: ImageData,
  { left, top }: { readonly left: number; readonly top: number },
  planes: readonly PlaneLayout[],
  channels: Channels,
): Patch {
  const [places, kept, added]: [number[], number[], number[]] = [[], [], []];
  for (const { plane, first, step, pixels, base, weights } of channels) {
    const { offset, stride } = planes[plane]!;
    const [red, green, blue] = weights;
    const opaque = 255 * pixels * pixels;
    for (let y = 0; y < height; y += pixels) {
      const line = offset + first + ((top + y) / pixels) * stride;
      for (let x = 0; x < width; x += pixels) {
        let alpha = 0;
        let value = 0;
        for (let row = y; row < y + pixels; row++) {
          for (let from = 4 * (row * width + x), last = from + 4 * pixels; from < last; from += 4) {
            const part = data[from + 3]!;
            if (part === 0) continue;
            alpha += part;
            value += part * (base + red * data[from]! + green * data[from + 1]! + blue * data[from + 2]!);
          }
        }
        if (alpha === 0) continue;
        places.push(line + ((left + x) / pixels) * step);
        kept.push(1 - alpha / opaque);
        added.push(value / opaque);
      }
    }
  }
  return { places, kept, added };
}

export function applyPatch({ places, kept, added }: Patch, bytes: Uint8ClampedArray): void {
  for (let index = 0; index < places.length; index++) {
    const place = places[index]!;
    bytes[place] = bytes[place]! * kept[index]! + added[index]!;
  }
}
