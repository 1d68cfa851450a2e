export { activityEvents, urlHashOf, type ActivityEvent } from './events/activity-events.ts';
export { UploadRefused } from './events/intake-events.ts';
export { SurfType } from './events/upload-events.ts';
