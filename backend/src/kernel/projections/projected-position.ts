/** Waits until read models have caught up with a write (read your own writes). */
export interface ProjectedPosition {
  /**
   * Resolves true once every named projection has applied `position`, false when the bound of
   * PROJECTION_WAIT_MS passes first (which is logged).
   */
  reached(position: bigint, projections: readonly string[]): Promise<boolean>;
}

export const PROJECTED_POSITION = Symbol('PROJECTED_POSITION');
