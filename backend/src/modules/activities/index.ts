export { activityEvents, urlHashOf, type ActivityEvent } from './events/activity-events.ts';
export { SurfType } from './events/upload-events.ts';
