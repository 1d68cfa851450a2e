import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { ActivityEvent } from '../../events/activity-events.ts';
import type { ActivityUploaded } from '../../events/activity-uploaded.ts';
import type { RidesDetected } from '../../events/rides-detected.ts';
import type { ActivityState } from '../activity.ts';

/** A kept file, read and detected, with every id already drawn. */
export interface UploadActivity {
  readonly uploaded: ActivityUploaded['data'];
  readonly detected: RidesDetected['data'];
}

/** The same file again is the same activity: nothing new happened. */
export const uploadActivity: Decide<ActivityState, UploadActivity, ActivityEvent> = (command, state) => {
  if (state.status !== 'absent') return [];
  return [
    { type: 'ActivityUploaded', data: command.uploaded },
    { type: 'RidesDetected', data: command.detected },
  ];
};
