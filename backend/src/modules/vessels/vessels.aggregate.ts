import type { Aggregate } from '../../kernel/decider/decider.ts';
import type { VesselAdded, VesselEvent } from './events/vessel-events.ts';

export interface Vessel extends Omit<VesselAdded['data'], 'vesselId'> {
  readonly id: number;
}

/** One person's vessels in the order they were added. */
export type Vessels = readonly Vessel[];

/** The fold of a `vessels-<owner>` stream: commands decide on it, and the read model stores it. */
export const vessels: Aggregate<Vessels, VesselEvent> = {
  initialState: [],
  evolve(state, event) {
    switch (event.type) {
      case 'VesselAdded': {
        const { vesselId, ...description } = event.data;
        return [...state, { id: vesselId, ...description }];
      }
      case 'VesselDescribed': {
        const { vesselId, ...description } = event.data;
        return state.map((vessel) => (vessel.id === vesselId ? { id: vesselId, ...description } : vessel));
      }
      case 'VesselDeleted':
        return state.filter(({ id }) => id !== event.data.vesselId);
    }
  },
};
