export { activityEvents, activityStream, type ActivityEvent } from './events/activity-events.ts';
