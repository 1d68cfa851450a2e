import { sportOnLand } from '@rideline/detection-engine';
import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { ActivityState } from '../../activity.aggregate.ts';
import type { ActivityEvent } from '../../events/activity-events.ts';
import type { RidesDetected, UsualHeadingSet } from '../../events/detection-events.ts';
import type { WatchWavesRead } from '../../events/watch-events.ts';
import type { ActivityUploaded } from '../../events/upload-events.ts';

/** A stored and analyzed file with all ids drawn. */
export interface UploadActivity {
  readonly uploaded: ActivityUploaded['data'];
  /** null where too few other sessions tell it. */
  readonly usualHeading: UsualHeadingSet['data'] | null;
  /** The waves that the watch counted. */
  readonly watch: WatchWavesRead['data'];
  readonly detected: RidesDetected['data'];
  /** Empty for none. */
  readonly note: string;
}

/** Uploading the same file again gives no event. */
export const uploadActivity: Decide<ActivityState, UploadActivity, ActivityEvent> = (command, state) => {
  const { uploaded, usualHeading, watch, detected, note } = command;
  if (state.status !== 'absent') return [];
  const sport = sportOnLand(uploaded.sport);
  return [
    { type: 'ActivityUploaded', data: uploaded },
    ...(usualHeading === null ? [] : [{ type: 'UsualHeadingSet', data: usualHeading } as const]),
    ...(watch.waves.length === 0 ? [] : [{ type: 'WatchWavesRead', data: watch } as const]),
    { type: 'RidesDetected', data: detected },
    ...(sport === null ? [] : [{ type: 'SetAsideAsOtherSport', data: { sport } } as const]),
    ...(note === '' ? [] : [{ type: 'NoteWritten', data: { note } } as const]),
  ];
};
