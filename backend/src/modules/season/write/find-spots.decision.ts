import { planeDistance } from '@rideline/detection-engine';
import type { Decide } from '../../../kernel/decider/decider.ts';
import { anchorsText, type Position } from '../events/anchors.ts';
import type { SpotEvent } from '../events/spot-events.ts';
import type { Area, Spots } from '../spots.aggregate.ts';

/** Meters around an anchor within which another one adds nothing. */
const REACH = 100;

export interface FoundSpot extends Area {
  readonly place: string | null;
}

export interface FindSpots {
  readonly found: readonly FoundSpot[];
  /** Further anchors of known spots. */
  readonly extended: readonly Area[];
}

/** Records what is still new, also when another process found the same at the same time. */
export const findSpots: Decide<Spots, FindSpots, SpotEvent> = ({ found, extended }, { areas }) => {
  const known = areas.flatMap(({ anchors }) => anchors);
  const newSpots = found.filter(({ anchors }) => !anchors.some((anchor) => isNear(anchor, known)));
  const wider = extended
    .map(({ spotId, anchors }) => ({ spotId, anchors: anchors.filter((anchor) => !isNear(anchor, known)) }))
    .filter(({ anchors }) => anchors.length > 0);
  return [
    ...newSpots.map(({ spotId, anchors, place }): SpotEvent => ({
      type: 'SpotFound',
      data: { spotId, anchors: anchorsText(anchors), place },
    })),
    ...wider.map(({ spotId, anchors }): SpotEvent => ({
      type: 'SpotExtended',
      data: { spotId, anchors: anchorsText(anchors) },
    })),
  ];
};

const isNear = (position: Position, others: readonly Position[]) =>
  others.some(
    ({ latitude, longitude }) =>
      planeDistance(position.latitude, position.longitude, latitude, longitude) <= REACH,
  );
