export { ActivityDeleted } from './events/activity-deleted.ts';
export { ActivityUploaded } from './events/activity-uploaded.ts';
export { VesselAssigned } from './events/vessel-assigned.ts';
export type { SurfType } from './events/shared.ts';
export { activityEvents, activityStream, type ActivityEvent } from './events/activity-events.ts';
