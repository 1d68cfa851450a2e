import type { Aggregate } from '../../kernel/decider/decider.ts';
import { anchorsOf, type Position } from './events/anchors.ts';
import type { SpotEvent } from './events/spot-events.ts';

/** A spot as it was found and grew. A merge leaves it as it is. */
export interface Area {
  readonly spotId: number;
  /** Take-offs that stand for all others; the first one is shown as the spot's position. */
  readonly anchors: readonly Position[];
}

/** A spot that is not merged into another one. */
export interface Spot {
  readonly spotId: number;
  /** null for the name of its place. */
  readonly name: string | null;
  /** Name of its place; null far from every town. */
  readonly place: string | null;
  readonly position: Position;
}

export interface Spots {
  /** In the order in which they were found. */
  readonly areas: readonly Area[];
  readonly spots: readonly Spot[];
  /** The spot that each merged one belongs to now. */
  readonly merged: Readonly<Record<number, number>>;
}

/** The fold of a `spots-<owner>` stream: commands decide on it, and the read model stores it. */
export const spots: Aggregate<Spots, SpotEvent> = {
  initialState: { areas: [], spots: [], merged: {} },
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
          spots: [...state.spots, { spotId, name: null, place, position }],
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
      case 'SpotNamed': {
        const { spotId } = event.data;
        const name = event.data.name || null;
        return {
          ...state,
          spots: state.spots.map((spot) => (spot.spotId === spotId ? { ...spot, name } : spot)),
        };
      }
      case 'SpotsMerged':
        return merged(state, event.data.spotId, event.data.into);
    }
  },
};

function merged(state: Spots, spotId: number, into: number): Spots {
  const earlier = Object.entries(state.merged).map(([id, now]) => [id, now === spotId ? into : now]);
  return {
    ...state,
    spots: state.spots.filter((spot) => spot.spotId !== spotId),
    merged: { ...(Object.fromEntries(earlier) as Spots['merged']), [spotId]: into },
  };
}
