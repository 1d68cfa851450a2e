import type { Session } from './session.ts';

/** What a session of this surf type calls what it counts. */
export const entryNameOf = ({ activity }: Session) =>
  activity.surf_type === 'standing_waves' ? 'Attempt' : 'Ride';
