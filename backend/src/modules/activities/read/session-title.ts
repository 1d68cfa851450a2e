import { sessionName, type SessionWhere, untitledSession } from '@rideline/detection-engine';
import { type LiveActivity, zoneOfTimes } from '../activity.aggregate.ts';

export type Titled = Pick<LiveActivity, 'name' | 'isNamed' | 'activityTime' | 'timeZone' | 'isTimeHidden'>;

/** True for a session that nobody gave a name, neither its owner nor a service or the file. */
export const isUntitled = ({ name, isNamed }: Pick<Titled, 'name' | 'isNamed'>): boolean =>
  !isNamed && name.trim() === '';

/** The name of a session: the chosen one, else its part of the day and its place. */
export function titleOf(session: Titled, where: SessionWhere): string {
  if (!isUntitled(session)) return sessionName(session.name);
  const { activityTime, isTimeHidden } = session;
  const isKnown = activityTime !== null && !isTimeHidden;
  return untitledSession(
    isKnown ? { millis: Date.parse(activityTime), timeZone: zoneOfTimes(session) } : null,
    where,
  );
}
