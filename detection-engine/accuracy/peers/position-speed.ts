import { type RecordedTrack, planeDistance } from '../../src/index.ts';

/** Rows with a position in file order, without repeated times, and speed between neighbors (m/s); no cleaning. */
export interface RawTrack {
  readonly time: number[];
  readonly latitude: number[];
  readonly longitude: number[];
  readonly speed: number[];
}

export function rawTrack(recorded: RecordedTrack): RawTrack {
  const raw: RawTrack = { time: [], latitude: [], longitude: [], speed: [] };
  for (let row = 0; row < recorded.length; row++) {
    const latitude = recorded.latitude[row]!;
    const longitude = recorded.longitude[row]!;
    const time = recorded.time[row]!;
    const last = raw.time.length - 1;
    if (Number.isNaN(latitude) || (last >= 0 && time <= raw.time[last]!)) continue;
    const distance =
      last < 0 ? 0 : planeDistance(raw.latitude[last]!, raw.longitude[last]!, latitude, longitude);
    raw.speed.push(last < 0 ? 0 : (distance * 1000) / (time - raw.time[last]!));
    raw.time.push(time);
    raw.latitude.push(latitude);
    raw.longitude.push(longitude);
  }
  return raw;
}

/** Running median over an odd window. */
export function medianFiltered(values: readonly number[], window: number): number[] {
  const half = window >> 1;
  return values.map((_, index) => {
    const near = values.slice(Math.max(0, index - half), index + half + 1).sort((a, b) => a - b);
    return near[near.length >> 1]!;
  });
}
