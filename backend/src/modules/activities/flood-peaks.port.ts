/** Port: tells when the standing wave ran. */
export abstract class FloodPeaks {
  /**
   * The peak of the daylight flood within a week of a time that is nearest to so many knots.
   * @returns epoch milliseconds; null where floods are not known
   */
  abstract near(time: number, knots: number): Promise<number | null>;
}
