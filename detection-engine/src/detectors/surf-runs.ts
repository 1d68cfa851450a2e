/** Surf points without a gap between them, as inclusive rows: run k is first[k]..last[k]. */
export interface SurfRuns {
  readonly count: number;
  readonly first: Int32Array;
  readonly last: Int32Array;
}

/**
 * Finds the rows at least `minSpeed` (m/s) fast, where `allowed` lets them, and connects those at most
 * `connect` seconds apart: what lies between becomes surf points too.
 */
export function findSurfRuns(
  time: Float64Array,
  speed: Float64Array,
  minSpeed: number,
  connect: number,
  allowed: Uint8Array | null,
): SurfRuns {
  const length = time.length;
  const reach = connect * 1000;
  let first = new Int32Array(64);
  let last = new Int32Array(64);
  let count = 0;
  for (let row = 0; row < length; row++) {
    if (speed[row]! < minSpeed || (allowed !== null && allowed[row] === 0)) continue;
    if (count > 0 && (last[count - 1] === row - 1 || time[row]! - time[last[count - 1]!]! <= reach)) {
      last[count - 1] = row;
      continue;
    }
    if (count === first.length) {
      first = grown(first);
      last = grown(last);
    }
    first[count] = row;
    last[count++] = row;
  }
  return { count, first, last };
}

function grown(rows: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(rows.length * 2);
  larger.set(rows);
  return larger;
}
