export { activityEvents, urlHashOf, type ActivityEvent } from './events/activity-events.ts';
