/** Where a ride began and the way it took. */
export interface TakeOff {
  /** WGS84 degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** Degrees clockwise from north; null for a ride that ended where it began. */
  readonly heading: number | null;
}

/** Take-offs as the text that an event seals: a JSON array of arrays of numbers. */
const takeOffsText = (takeOffs: readonly TakeOff[]): string =>
  JSON.stringify(takeOffs.map(({ latitude, longitude, heading }) => [latitude, longitude, heading]));

/** The fields `rides` and `takeOffs` of an event. */
export function ridesAndTakeOffs<Ride extends { readonly takeOff: TakeOff }>(found: readonly Ride[]) {
  return {
    rides: found.map(({ takeOff: _, ...ride }) => ride),
    takeOffs: takeOffsText(found.map(({ takeOff }) => takeOff)),
  };
}

/** Parses `takeOffsText`; null for no text and for one that cannot be read any more. */
export function takeOffsOf(text: string | null): readonly TakeOff[] | null {
  if (text === null) return null;
  try {
    const takeOffs = JSON.parse(text) as readonly (readonly [number, number, number | null])[];
    return takeOffs.map(([latitude, longitude, heading]) => ({ latitude, longitude, heading }));
  } catch {
    return null;
  }
}
