import { compareRecordings, type Track } from '@rideline/detection-engine';
import type { Decide } from '../../../kernel/decider/decider.ts';
import type { ActivityState, LiveActivity } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import type { ChosenBy, SessionCounted } from '../events/copy-events.ts';

/** One of several activities of the same session. */
export interface Recording {
  readonly activity: LiveActivity;
  readonly track: Track;
}

/**
 * The recording that counts: one that the owner chose, otherwise any other before a file that Rideline wrote of a
 * session, a device's own file before Strava's copy, then the better track, then the earlier upload. undefined when all of them are set aside in favor of others.
 */
export function recordingThatCounts(recordings: readonly Recording[]): LiveActivity | undefined {
  const counting = recordings.filter(({ activity }) => activity.copyOf === null);
  const chosen = counting.filter(({ activity }) => isChosen(activity));
  const candidates = chosen.length > 0 ? chosen : counting;
  return candidates.toSorted(compare)[0]?.activity;
}

function compare(one: Recording, other: Recording): number {
  return (
    Number(one.activity.device === 'rideline') - Number(other.activity.device === 'rideline') ||
    Number(one.activity.source === 'STRAVA') - Number(other.activity.source === 'STRAVA') ||
    compareRecordings(one.track, other.track) ||
    one.activity.activityId - other.activity.activityId
  );
}

/** Whether the owner decided that this recording counts. */
const isChosen = ({ isPreferred, countedBeside }: LiveActivity) => isPreferred || countedBeside.length > 0;

export interface SetAside {
  readonly copyOf: string;
  readonly by: ChosenBy;
}

/** The rule never overrules the owner. */
export const setAside: Decide<ActivityState, SetAside, ActivityEvent> = ({ copyOf, by }, state) => {
  if (state.status !== 'live' || state.copyOf === copyOf) return [];
  if (by === 'rule' && isChosen(state)) return [];
  return [{ type: 'SetAsideAsCopy', data: { copyOf, by } }];
};

export const count: Decide<ActivityState, SessionCounted['data'], ActivityEvent> = (data, state) => {
  if (state.status !== 'live' || isAlready(state, data)) return [];
  return [{ type: 'SessionCounted', data }];
};

function isAlready(state: LiveActivity, { because, other }: SessionCounted['data']): boolean {
  switch (because) {
    case 'preferred':
      return state.copyOf === null && state.isPreferred && !state.countedBeside.includes(other);
    case 'both_count':
      return state.copyOf === null && state.countedBeside.includes(other);
    case 'other_deleted':
    case 'other_surf_type':
    case 'other_time':
      return state.copyOf !== other;
  }
}
