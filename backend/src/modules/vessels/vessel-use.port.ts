import type { SurfType } from '@rideline/detection-engine';

/** Port: the use of vessels in activities. The activities module implements it, so vessels need not know activities. */
export abstract class VesselUse {
  /** Those of the vessels that an activity of this surf type was ridden with. */
  abstract riddenIn(surfType: SurfType, vesselIds: readonly number[]): Promise<ReadonlySet<number>>;
}
