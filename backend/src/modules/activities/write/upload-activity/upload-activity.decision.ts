import type { Decide } from '../../../../kernel/decider/decider.ts';
import type { ActivityState } from '../../activity.aggregate.ts';
import type { ActivityEvent } from '../../events/activity-events.ts';
import type { RidesDetected } from '../../events/detection-events.ts';
import type { ActivityUploaded } from '../../events/upload-events.ts';

/** A stored and analyzed file with all ids drawn. */
export interface UploadActivity {
  readonly uploaded: ActivityUploaded['data'];
  readonly detected: RidesDetected['data'];
  /** Empty for none. */
  readonly note: string;
}

/** Uploading the same file again gives no event. */
export const uploadActivity: Decide<ActivityState, UploadActivity, ActivityEvent> = (command, state) => {
  if (state.status !== 'absent') return [];
  return [
    { type: 'ActivityUploaded', data: command.uploaded },
    { type: 'RidesDetected', data: command.detected },
    ...(command.note === '' ? [] : [{ type: 'NoteWritten', data: { note: command.note } } as const]),
  ];
};
