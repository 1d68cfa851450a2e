import type { Aggregate } from '../../kernel/decider/decider.ts';
import { anchorsOf, type Position } from './events/anchors.ts';
import type { SpotEvent } from './events/spot-events.ts';

/** A spot as it was found and grew. A merge leaves it as it is. */
export interface Area {
  readonly spotId: number;
  /** Take-offs that stand for all others; the first one is shown as the spot's position. */
  readonly anchors: readonly Position[];
}

/** A spot with what it was before it was merged. */
export interface Spot {
  readonly spotId: number;
  /** null for the name of its place. */
  readonly name: string | null;
  /** Name of its place; null far from every town. */
  readonly place: string | null;
  readonly position: Position;
  /** The spot that it was merged into; null for one that wasn't. */
  readonly into: number | null;
}

export interface Spots {
  /** In the order in which they were found. */
  readonly areas: readonly Area[];
  readonly spots: readonly Spot[];
}

/** The spot that one belongs to, over all merges: itself without any. */
export function wholeSpots(spots: readonly Spot[]): (spotId: number) => number {
  const parents = new Map(spots.map(({ spotId, into }) => [spotId, into]));
  const whole = (spotId: number): number => {
    const into = parents.get(spotId) ?? null;
    return into === null ? spotId : whole(into);
  };
  return whole;
}

/** The fold of a `spots-<owner>` stream: commands decide on it, and the read model stores it. */
export const spots: Aggregate<Spots, SpotEvent> = {
  initialState: { areas: [], spots: [] },
  evolve(state, event) {
    switch (event.type) {
      case 'SpotFound': {
        const { spotId, place } = event.data;
        const anchors = anchorsOf(event.data.anchors);
        const [position] = anchors;
        if (position === undefined) return state;
        return {
          ...state,
          areas: [...state.areas, { spotId, anchors }],
          spots: [...state.spots, { spotId, name: null, place, position, into: null }],
        };
      }
      case 'SpotExtended': {
        const { spotId } = event.data;
        const added = anchorsOf(event.data.anchors);
        const areas = state.areas.map((area) =>
          area.spotId === spotId ? { ...area, anchors: [...area.anchors, ...added] } : area,
        );
        return { ...state, areas };
      }
      case 'SpotNamed':
        return changed(state, event.data.spotId, { name: event.data.name || null });
      case 'SpotsMerged':
        return changed(state, event.data.spotId, { into: event.data.into });
      case 'SpotSeparated':
        return changed(state, event.data.spotId, { into: null });
    }
  },
};

const changed = (state: Spots, spotId: number, change: Partial<Spot>): Spots => ({
  ...state,
  spots: state.spots.map((spot) => (spot.spotId === spotId ? { ...spot, ...change } : spot)),
});
