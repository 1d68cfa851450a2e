import type { SurfType } from '@rideline/detection-engine';

/** Port: the use of vessels in activities. The activities module implements it, so vessels need not know activities. */
export abstract class VesselUse {
  /** The surf types of the activities that each of the vessels was ridden in; none for a vessel that is new. */
  abstract riddenIn(vesselIds: readonly number[]): Promise<ReadonlyMap<number, readonly SurfType[]>>;
}
