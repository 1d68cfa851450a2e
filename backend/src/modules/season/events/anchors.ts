/** WGS84 degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Anchors as the text that an event seals: a JSON array of latitudes and longitudes. */
export const anchorsText = (anchors: readonly Position[]): string =>
  JSON.stringify(anchors.map(({ latitude, longitude }) => [latitude, longitude]));

/** Parses `anchorsText`; none for a text that cannot be read any more. */
export function anchorsOf(text: string): readonly Position[] {
  try {
    const anchors = JSON.parse(text) as readonly (readonly [number, number])[];
    return anchors.map(([latitude, longitude]) => ({ latitude, longitude }));
  } catch {
    return [];
  }
}
