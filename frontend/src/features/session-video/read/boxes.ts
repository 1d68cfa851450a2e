/** A box of an MP4 or MOV file. */
export interface Box {
  readonly type: string;
  /** Its content, without the header. */
  readonly content: DataView;
}

const LARGEST_MOOV = 256 * 2 ** 20;
const MOST_BOXES = 10_000;

const typeAt = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(at + byte)));

/** Bytes of the box and of its header; null for a header that cannot be. */
function sizesAt(view: DataView, left: number): { readonly size: number; readonly header: number } | null {
  if (view.byteLength < 8) return null;
  const short = view.getUint32(0);
  if (short === 1 && view.byteLength < 16) return null;
  const header = short === 1 ? 16 : 8;
  const size = short === 0 ? left : short === 1 ? Number(view.getBigUint64(8)) : short;
  return size < header ? null : { size, header };
}

/** The boxes within a content, up to the first that is damaged. */
export function* boxesIn(view: DataView): Generator<Box> {
  for (let at = 0; at + 8 <= view.byteLength;) {
    const left = view.byteLength - at;
    const sizes = sizesAt(new DataView(view.buffer, view.byteOffset + at, left), left);
    if (sizes === null || sizes.size > left) return;
    const { size, header } = sizes;
    yield {
      type: typeAt(view, at + 4),
      content: new DataView(view.buffer, view.byteOffset + at + header, size - header),
    };
    at += size;
  }
}

/** The content of the first box at a path. */
export function boxAt(view: DataView, ...[type, ...inner]: readonly string[]): DataView | null {
  for (const box of boxesIn(view)) {
    if (box.type === type) return inner.length === 0 ? box.content : boxAt(box.content, ...inner);
  }
  return null;
}

export const bytesOf = async (file: Blob, from: number, to: number) =>
  new DataView(await file.slice(from, to).arrayBuffer());

/** The bytes of a file between which the content of its `moov` box lies. Reads headers of boxes only. */
export async function moviePlace(file: Blob): Promise<{ readonly from: number; readonly to: number } | null> {
  for (let at = 0, count = 0; at + 8 <= file.size && count < MOST_BOXES; count++) {
    const head = await bytesOf(file, at, at + 16);
    const sizes = sizesAt(head, file.size - at);
    if (sizes === null) return null;
    const { size, header } = sizes;
    if (typeAt(head, 4) === 'moov') {
      return size > LARGEST_MOOV || at + size > file.size ? null : { from: at + header, to: at + size };
    }
    at += size;
  }
  return null;
}

/** The content of the `moov` box, which describes the file. */
export async function movieOf(file: Blob): Promise<DataView | null> {
  const place = await moviePlace(file);
  return place === null ? null : bytesOf(file, place.from, place.to);
}
