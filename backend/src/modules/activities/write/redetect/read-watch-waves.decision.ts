import { shiftWaves, type WatchWave } from '@rideline/detection-engine';
import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { ActivityState } from '../../activity.aggregate.ts';
import type { ActivityEvent } from '../../events/activity-events.ts';
import { ownedActivity } from '../owned-activity.ts';

export interface ReadWatchWaves {
  readonly actor: number;
  readonly waves: readonly WatchWave[];
  /** The correction of the start with which the waves were read. */
  readonly clockShift: number;
}

/** Records the waves that the watch counted. Those that are known give no event. */
export const readWatchWaves: Decide<ActivityState, ReadWatchWaves, ActivityEvent> = (command, state) => {
  const live = ownedActivity(state, command.actor);
  const waves = [...shiftWaves(command.waves, live.clockShift - command.clockShift)];
  return textOf(waves) === textOf(live.watch ?? []) ? [] : [{ type: 'WatchWavesRead', data: { waves } }];
};

const textOf = (waves: readonly WatchWave[]) =>
  JSON.stringify(
    waves.map(({ startTime, endTime, distance, maxSpeed }) => [startTime, endTime, distance, maxSpeed]),
  );
