import { boxAt, boxesIn } from './boxes.ts';

/** Where a sample of a track lies in the file, and its time in the film in milliseconds. */
export interface Sample {
  readonly offset: number;
  readonly size: number;
  readonly millis: number;
}

const MOST_SAMPLES = 120;
const LARGEST_SAMPLE = 2 ** 20;

const isTelemetry = (track: DataView) => {
  const description = boxAt(track, 'mdia', 'minf', 'stbl', 'stsd');
  return (
    description !== null && description.byteLength >= 16 && description.getUint32(12) === 0x67706d64 // 'gpmd'
  );
};

/** Numbers of a box that has `version, flags, count` and then rows of this many 32-bit numbers. */
function* rowsOf(box: DataView | null, width: number): Generator<readonly number[]> {
  if (box === null || box.byteLength < 8) return;
  const count = Math.min(box.getUint32(4), Math.floor((box.byteLength - 8) / (4 * width)));
  for (let row = 0; row < count; row++) {
    yield Array.from({ length: width }, (_, column) => box.getUint32(8 + 4 * (row * width + column)));
  }
}

function* chunkOffsets(table: DataView): Generator<number> {
  for (const [offset] of rowsOf(boxAt(table, 'stco'), 1)) yield offset!;
  for (const [high, low] of rowsOf(boxAt(table, 'co64'), 2)) yield high! * 2 ** 32 + low!;
}

/** The first samples of GoPro's `gpmd` track, one a second; none without such a track. */
export function telemetrySamples(movie: DataView): readonly Sample[] {
  for (const { type, content: track } of boxesIn(movie)) {
    if (type === 'trak' && isTelemetry(track)) return samplesOf(track);
  }
  return [];
}

function samplesOf(track: DataView): readonly Sample[] {
  const table = boxAt(track, 'mdia', 'minf', 'stbl');
  const header = boxAt(track, 'mdia', 'mdhd');
  const sizes = table && boxAt(table, 'stsz');
  if (
    table === null ||
    header === null ||
    sizes === null ||
    header.byteLength < 24 ||
    sizes.byteLength < 12
  ) {
    return [];
  }
  const scale = header.getUint32(header.getUint8(0) === 1 ? 20 : 12) || 1;
  const shared = sizes.getUint32(4);
  const count = Math.min(
    MOST_SAMPLES,
    sizes.getUint32(8),
    shared > 0 ? Infinity : (sizes.byteLength - 12) / 4,
  );
  const chunks = [...rowsOf(boxAt(table, 'stsc'), 3)];
  const [[, duration] = [0, 0]] = rowsOf(boxAt(table, 'stts'), 2);
  const samples: Sample[] = [];
  let chunk = 0;
  for (const start of chunkOffsets(table)) {
    chunk++;
    const inChunk = chunks.findLast(([first]) => first! <= chunk)?.[1] ?? 1;
    for (let offset = start, index = 0; index < inChunk; index++) {
      if (samples.length >= Math.floor(count)) return samples;
      const size = shared > 0 ? shared : sizes.getUint32(12 + 4 * samples.length);
      if (size > LARGEST_SAMPLE) return samples;
      samples.push({ offset, size, millis: (samples.length * duration! * 1000) / scale });
      offset += size;
    }
  }
  return samples;
}
