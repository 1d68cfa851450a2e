import { readFit as fit } from '../src/formats/fit/read-fit.ts';
import { readGpx as gpx } from '../src/formats/gpx/read-gpx.ts';
import type { ReadLimits } from '../src/formats/read-limits.ts';
import { readTrackFile as trackFile } from '../src/formats/read-track-file.ts';
import { readTcx as tcx } from '../src/formats/tcx/read-tcx.ts';
import { epochMillis } from '../src/units.ts';

/** Limits that all test files satisfy. */
export const ROOM: ReadLimits = {
  now: epochMillis(Date.UTC(2027, 0, 1)),
  maxPoints: 1_000_000,
  maxBytes: 100_000_000,
};

export const readTrackFile = (bytes: Uint8Array, fileName: string) => trackFile(bytes, fileName, ROOM);
export const readFit = (bytes: Uint8Array) => fit(bytes, ROOM);
export const readGpx = (bytes: Uint8Array) => gpx(bytes, ROOM);
export const readTcx = (bytes: Uint8Array) => tcx(bytes, ROOM);
