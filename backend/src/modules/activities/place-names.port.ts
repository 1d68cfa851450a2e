/** Port: names positions after their nearest towns. */
export abstract class PlaceNames {
  /** null far from every town. */
  abstract of(
    positions: readonly { readonly latitude: number; readonly longitude: number }[],
  ): Promise<readonly (string | null)[]>;
}
