/** Where the projections that run in this process stand, told as they move. */
export class LocalPositions {
  private readonly positions = new Map<string, bigint>();
  private readonly listeners = new Set<() => void>();

  /** Undefined while another process, or none, runs it. */
  of(projection: string): bigint | undefined {
    return this.positions.get(projection);
  }

  standsAt(projection: string, position: bigint): void {
    this.positions.set(projection, position);
    for (const listener of this.listeners) listener();
  }

  letGo(projection: string): void {
    this.positions.delete(projection);
  }

  onMove(listener: () => void): void {
    this.listeners.add(listener);
  }
}
