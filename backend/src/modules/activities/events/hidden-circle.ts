export interface Circle {
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusMeters: number;
}

/** Meters north and east. */
export type Shift = readonly [north: number, east: number];

/** A place that the owner hides: the shared track has no point inside of it. */
export interface HiddenCircle extends Circle {
  /** Offset from its center to the center of the circle that is cut. */
  readonly shift: Shift;
}

/** Minimum and maximum shift as a fraction of the radius. */
export const SHIFT_LEAST = 0.25;
export const SHIFT_MOST = 0.5;
/** Covers the earth: an unreadable circle hides the whole track. */
const EVERYWHERE: HiddenCircle = { latitude: 0, longitude: 0, radiusMeters: 1e8, shift: [0, 0] };

/** The circle as the text that an event seals: a JSON array of numbers. */
export function circleText(circle: HiddenCircle | null): string | null {
  return circle && JSON.stringify([circle.latitude, circle.longitude, circle.radiusMeters, ...circle.shift]);
}

/** Parses `circleText`. */
export function circleOf(text: string | null): HiddenCircle | null {
  if (text === null) return null;
  try {
    const numbers = JSON.parse(text) as unknown;
    if (!Array.isArray(numbers) || !numbers.every((number) => Number.isFinite(number))) return EVERYWHERE;
    const [latitude, longitude, radiusMeters, north, east] = numbers as readonly number[];
    if (latitude === undefined || longitude === undefined || radiusMeters === undefined) return EVERYWHERE;
    if (north === undefined || east === undefined) return EVERYWHERE;
    return { latitude, longitude, radiusMeters, shift: [north, east] };
  } catch {
    return EVERYWHERE;
  }
}
