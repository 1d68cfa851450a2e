/** MP4 files of a few hundred bytes, as cameras write what tells when they were taken. */
const text = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
const joined = (...parts: readonly Uint8Array[]) => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((at, part) => (all.set(part, at), at + part.length), 0);
  return all;
};
const numbers = (...values: readonly number[]) => {
  const view = new DataView(new ArrayBuffer(4 * values.length));
  values.forEach((value, index) => view.setUint32(4 * index, value));
  return new Uint8Array(view.buffer);
};
export const box = (type: string, ...content: readonly Uint8Array[]) => {
  const inner = joined(...content);
  return joined(numbers(inner.length + 8), text(type), inner);
};

/** An item of GoPro's metadata format. */
const item = (key: string, type: string, size: number, content: Uint8Array) => {
  const head = new DataView(new ArrayBuffer(4));
  head.setUint8(0, type === '' ? 0 : type.charCodeAt(0));
  head.setUint8(1, size);
  head.setUint16(2, content.length / size);
  const padding = new Uint8Array((4 - (content.length % 4)) % 4);
  return joined(text(key), new Uint8Array(head.buffer), content, padding);
};
const within = (key: string, ...items: readonly Uint8Array[]) => item(key, '', 1, joined(...items));

/** A second of telemetry with a GPS time as HERO5 to HERO10 write it. */
export const olderSample = (fix: number, time: string) =>
  within('DEVC', within('STRM', item('GPSF', 'L', 4, numbers(fix)), item('GPSU', 'U', 16, text(time))));

/** The same as HERO11 and later write it. */
export function newerSample(fix: number, days: number, millis: number) {
  const position = new DataView(new ArrayBuffer(4));
  position.setUint16(2, fix);
  const values = joined(numbers(0, 0, 0, 0, 0, days, millis), new Uint8Array(position.buffer));
  return within('DEVC', within('STRM', item('GPS9', '?', 32, values)));
}

/** A track of samples of a second each, which lie one after the other from a place of the file on. */
export function telemetryTrack(samples: readonly Uint8Array[], start: number): Uint8Array<ArrayBuffer> {
  const millis = samples.length * 1000;
  return box(
    'trak',
    box('tkhd', numbers(7, 0, 0, 9, 0, millis), new Uint8Array(60)),
    box(
      'mdia',
      box('mdhd', numbers(0, 0, 0, 1000, millis, 0)),
      box('hdlr', numbers(0, 0), text('meta'), new Uint8Array(13)),
      box(
        'minf',
        box(
          'stbl',
          box('stsd', numbers(0, 1), box('gpmd', numbers(0, 1))),
          box('stts', numbers(0, 1, samples.length, 1000)),
          box('stsc', numbers(0, 1, 1, samples.length, 1)),
          box('stsz', numbers(0, 0, samples.length, ...samples.map(({ length }) => length))),
          box('stco', numbers(0, 1, start)),
        ),
      ),
    ),
  );
}

/** A tag under a key, with its value after the number of the value's type. */
function tag(name: string, type: number, value: Uint8Array): Uint8Array<ArrayBuffer> {
  const key = text(name);
  return box(
    'meta',
    box('hdlr', numbers(0, 0), text('mdta'), new Uint8Array(13)),
    box('keys', numbers(0, 1, key.length + 8), text('mdta'), key),
    box('ilst', box('\0\0\0\u0001', box('data', numbers(type, 0), value))),
  );
}

/** The date that an iPhone writes. */
export const appleDate = (written: string) => tag('com.apple.quicktime.creationdate', 1, text(written));

/** How many pictures a second Android's camera took. */
export function captureRate(rate: number): Uint8Array<ArrayBuffer> {
  const value = new DataView(new ArrayBuffer(4));
  value.setFloat32(0, rate);
  return tag('com.android.capture.fps', 23, new Uint8Array(value.buffer));
}

interface Movie {
  /** Epoch milliseconds; none for a file that does not say it. */
  readonly created?: number;
  /** Samples of a second each. */
  readonly telemetry?: readonly Uint8Array[];
}

export function sampleMovie({ created, telemetry = [] }: Movie): Uint8Array<ArrayBuffer> {
  const start = box('ftyp', text('isom')).length + 8;
  const seconds = created === undefined ? 0 : created / 1000 + 2_082_844_800;
  const head = box('mvhd', numbers(0, seconds, seconds, 1000, telemetry.length * 1000));
  return joined(
    box('ftyp', text('isom')),
    box('mdat', ...telemetry),
    box('moov', head, ...(telemetry.length > 0 ? [telemetryTrack(telemetry, start)] : [])),
  );
}
