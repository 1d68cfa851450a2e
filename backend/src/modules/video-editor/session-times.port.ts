/** Port: when a session was. The activities module implements it, so the video editor need not know activities. */
export abstract class SessionTimes {
  /**
   * From the start of the recording to the end of its last ride, in epoch milliseconds.
   * @throws DomainError not_found, the same for a foreign and a missing session
   */
  abstract of(owner: number, urlHash: string): Promise<{ readonly start: number; readonly end: number }>;
}
