/** GPS has a position from this value on, in two dimensions. */
const FIX = 2;
const DAY_MS = 86_400_000;

interface Item {
  readonly key: string;
  /** Type of its values, 0 for items within. */
  readonly type: number;
  readonly content: DataView;
}

const text = (view: DataView, from: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, at) => view.getUint8(from + at)));

/** The items of GoPro's metadata format: key, type, size, repeat, and content padded to 4 bytes. */
function* itemsIn(view: DataView): Generator<Item> {
  for (let at = 0; at + 8 <= view.byteLength;) {
    const size = view.getUint8(at + 5) * view.getUint16(at + 6);
    if (at + 8 + size > view.byteLength) return;
    const content = new DataView(view.buffer, view.byteOffset + at + 8, size);
    yield { key: text(view, at, 4), type: view.getUint8(at + 4), content };
    at += 8 + 4 * Math.ceil(size / 4);
  }
}

/** 'yymmddhhmmss.sss' in UTC. */
function timeOfText(written: string): number | null {
  const parts = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)\.(\d\d\d)/.exec(written);
  if (parts === null) return null;
  const [year, month, day, hour, minute, second, milli] = parts.slice(1).map(Number);
  return Date.UTC(2000 + year!, month! - 1, day, hour, minute, second, milli);
}

/** Days since 2000 and milliseconds of the day, at the place that GPS9 has them; null without a fix. */
function timeOfGps9(content: DataView): number | null {
  if (content.byteLength < 32 || content.getUint16(30) < FIX) return null;
  return Date.UTC(2000, 0, 1) + content.getInt32(20) * DAY_MS + content.getInt32(24);
}

/** Epoch milliseconds of the GPS time in a sample of a `gpmd` track; null where GPS had no fix. */
export function gpsTimeOf(sample: DataView): number | null {
  let fix = 0;
  let time: number | null = null;
  for (const { key, type, content } of itemsIn(sample)) {
    if (type === 0) {
      const inner = gpsTimeOf(content);
      if (inner !== null) return inner;
    } else if (key === 'GPSF' && content.byteLength >= 4) fix = content.getUint32(0);
    else if (key === 'GPSU' && content.byteLength >= 16) time = timeOfText(text(content, 0, 16));
    else if (key === 'GPS9') return timeOfGps9(content);
  }
  return fix >= FIX ? time : null;
}
