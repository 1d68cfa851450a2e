import { count } from '../count.ts';
import type { RedetectionProgress } from '../maintenance.api.ts';
import styles from './totals.module.css';

/** Numbers of activities, points and rides of a re-detection. */
export function Totals({ progress }: { progress: RedetectionProgress }) {
  const { activities, points, points_per_second, rides, differing_activities, failed } = progress;
  const figures: [label: string, value: string][] = [
    ['Activities', count(activities)],
    ['Points', count(points)],
    ['Points per second', count(points_per_second)],
    ['Activities that differ', count(differing_activities)],
    ['Rides gained', count(rides.gained)],
    ['Rides lost', count(rides.lost)],
    ['Rides changed', count(rides.changed)],
    ['Rides kept', count(rides.kept)],
    ...(failed.length > 0 ? [['Failed', count(failed.length)] as [string, string]] : []),
  ];
  return (
    <dl className={styles.totals}>
      {figures.map(([label, value]) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
