import { useTimeDisplay } from '../app/me.api.ts';
import { formatSessionDay, formatSessionTime, type TimedSession } from '../lib/dates.ts';
import styles from './session-time.module.css';

interface Props {
  readonly session: TimedSession;
  /** 'time': day and time of both clocks. 'day': the preferred clock's day over the other clock, for lists. */
  readonly show?: 'time' | 'day';
}

/** When a session was: on the preferred clock, and on the other one where it differs. */
export function SessionTime({ session, show = 'time' }: Props) {
  const display = useTimeDisplay();
  const { first, second } = (show === 'day' ? formatSessionDay : formatSessionTime)(session, display);
  return (
    <span className={show === 'day' ? styles.day : styles.time}>
      <time dateTime={session.activity_time ?? undefined}>{first}</time>
      {second !== null && <span className={styles.second}>{second}</span>}
    </span>
  );
}
