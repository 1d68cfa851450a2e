/** A place the owner keeps to themselves: what of the track lies in it is cut from everything public. */
export interface HiddenCircle {
  readonly latitude: number;
  readonly longitude: number;
  readonly radius_meters: number;
}

/** Wider than the earth: a place nobody can read any more hides the whole track rather than nothing of it. */
const EVERYWHERE: HiddenCircle = { latitude: 0, longitude: 0, radius_meters: 1e8 };

/** The circle as one text, which is what an event seals. */
export function circleText(circle: HiddenCircle | null): string | null {
  return circle && JSON.stringify([circle.latitude, circle.longitude, circle.radius_meters]);
}

export function circleOf(text: string | null): HiddenCircle | null {
  if (text === null) return null;
  try {
    const numbers = JSON.parse(text) as unknown;
    if (!Array.isArray(numbers) || !numbers.every((number) => Number.isFinite(number))) return EVERYWHERE;
    const [latitude, longitude, radius_meters] = numbers as [number, number, number];
    return { latitude, longitude, radius_meters };
  } catch {
    return EVERYWHERE;
  }
}
