import type { Decide } from '../../../kernel/decider/decider.ts';
import { invalid } from '../../../platform/errors/domain-error.ts';
import type { ActivityState } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import type { MapKind } from '../events/sharing-events.ts';
import { ownedActivity } from './owned-activity.ts';

export interface DrawMap {
  readonly actor: number;
  readonly kind: MapKind;
  /** File name for a map that has none yet. */
  readonly file: string;
}

/** A map keeps its file name until sharing stops. */
export const drawMap: Decide<ActivityState, DrawMap, ActivityEvent> = ({ actor, kind, file }, state) => {
  const { maps, surfType } = ownedActivity(state, actor);
  if (kind === 'develop_map' && surfType !== 'standing_waves') {
    throw invalid('A develop map shows a standing wave: it is drawn for Skookumchuck sessions only');
  }
  return maps[kind] === undefined ? [{ type: 'MapDrawn', data: { kind, file } }] : [];
};
