export interface Circle {
  readonly latitude: number;
  readonly longitude: number;
  readonly radius_meters: number;
}

/** Metres north and east. */
export type Shift = readonly [north: number, east: number];

/** A place the owner keeps to themselves, as they chose it: all of it is cut from everything public. */
export interface HiddenCircle extends Circle {
  /** How far from its middle the middle of what is cut lies; null for a choice made before that was drawn. */
  readonly shift: Shift | null;
}

/** Of the chosen radius: the least and the most a cut is shifted by. */
export const SHIFT_LEAST = 0.25;
export const SHIFT_MOST = 0.5;
const METERS_PER_DEGREE = 111_195;
/** Wider than the earth: a place nobody can read any more hides the whole track rather than nothing of it. */
const EVERYWHERE: HiddenCircle = { latitude: 0, longitude: 0, radius_meters: 1e8, shift: null };

/**
 * What is cut: a wider circle around another middle, in which all of the chosen one lies. The ends of many cut
 * tracks lie on its edge and tell its middle, which is not the place.
 */
export function cutCircle({ shift, ...chosen }: HiddenCircle): Circle {
  if (shift === null) return chosen;
  const [north, east] = shift;
  const latitude = Math.min(90, Math.max(-90, chosen.latitude + north / METERS_PER_DEGREE));
  const perDegreeEast = METERS_PER_DEGREE * Math.max(0.001, Math.cos((chosen.latitude * Math.PI) / 180));
  const longitude = chosen.longitude + east / perDegreeEast;
  return {
    latitude,
    longitude: ((((longitude + 180) % 360) + 360) % 360) - 180,
    radius_meters: chosen.radius_meters * (1 + SHIFT_MOST),
  };
}

/** The choice as one text, which is what an event seals. */
export function circleText(circle: HiddenCircle | null): string | null {
  return (
    circle &&
    JSON.stringify([circle.latitude, circle.longitude, circle.radius_meters, ...(circle.shift ?? [])])
  );
}

export function circleOf(text: string | null): HiddenCircle | null {
  if (text === null) return null;
  try {
    const numbers = JSON.parse(text) as unknown;
    if (!Array.isArray(numbers) || !numbers.every((number) => Number.isFinite(number))) return EVERYWHERE;
    const [latitude, longitude, radius_meters, north, east] = numbers as readonly number[];
    if (latitude === undefined || longitude === undefined || radius_meters === undefined) return EVERYWHERE;
    const shift: Shift | null = north === undefined || east === undefined ? null : [north, east];
    return { latitude, longitude, radius_meters, shift };
  } catch {
    return EVERYWHERE;
  }
}
