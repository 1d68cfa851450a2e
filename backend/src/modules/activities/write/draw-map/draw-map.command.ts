import type { Decide } from '../../../../kernel/decider/decider.ts';
import { invalid } from '../../../../kernel/errors/domain-error.ts';
import type { ActivityEvent } from '../../events/activity-events.ts';
import type { MapKind } from '../../events/map-drawn.ts';
import { ownedActivity, type ActivityState } from '../activity.ts';

export interface DrawMap {
  readonly actor: number;
  readonly kind: MapKind;
  /** The name to give unless the map has one. */
  readonly file: string;
}

/** A map keeps its file's name while the activity stays shared, or stays private. */
export const drawMap: Decide<ActivityState, DrawMap, ActivityEvent> = ({ actor, kind, file }, state) => {
  const { maps, uploaded } = ownedActivity(state, actor);
  if (kind === 'develop_map' && uploaded.surfType !== 'standing_waves') {
    throw invalid('A develop map shows a standing wave: it is drawn for Skookumchuck sessions only');
  }
  return maps[kind] === undefined ? [{ type: 'MapDrawn', data: { kind, file } }] : [];
};
