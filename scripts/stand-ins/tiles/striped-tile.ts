const EXTENT = 4096;
const STRIPES = 8;
const POLYGON = 3;

/** A vector tile whose layer `water` is a stripe in each eighth of it, so that any view has water and land. */
export function stripedTile(): Uint8Array {
  const [moveTo, lineTo, closePath] = [9, 26, 15];
  const width = EXTENT / STRIPES / 2;
  const features = Array.from({ length: STRIPES }, (_, stripe) => {
    const corners = [width, 0, 0, EXTENT, -width, 0];
    const geometry = [
      moveTo,
      ...[2 * width * stripe, 0].map(zigzag),
      lineTo,
      ...corners.map(zigzag),
      closePath,
    ];
    return bytes(2, [...field(3, POLYGON), ...bytes(4, geometry.flatMap(varint))]);
  });
  const name = bytes(1, [...Buffer.from('water')]);
  return Uint8Array.from(bytes(3, [...field(15, 2), ...name, ...features.flat(), ...field(5, EXTENT)]));
}

const zigzag = (value: number) => (value << 1) ^ (value >> 31);

function varint(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...varint(value >>> 7)];
}

/** Fields of a protobuf message: a number, and bytes with their length. */
const field = (tag: number, value: number) => [...varint(tag << 3), ...varint(value)];
const bytes = (tag: number, content: readonly number[]) => [
  ...varint((tag << 3) | 2),
  ...varint(content.length),
  ...content,
];
