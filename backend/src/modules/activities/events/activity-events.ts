import { ActivityDeleted } from './activity-deleted.ts';
import { ActivityUploaded } from './activity-uploaded.ts';
import { RideDeleted } from './ride-deleted.ts';
import { RidesDetected } from './rides-detected.ts';

/** Every fact an activity's stream can hold. */
export const activityEvents = [ActivityUploaded, RidesDetected, RideDeleted, ActivityDeleted] as const;
export type ActivityEvent = ActivityUploaded | RidesDetected | RideDeleted | ActivityDeleted;

/** An activity's stream is named by the hash in its address. */
export const activityStream = (urlHash: string) => `activity-${urlHash}`;
