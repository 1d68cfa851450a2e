import {
  IconAdjustmentsHorizontal,
  IconChartHistogram,
  IconCloudUpload,
  IconDeviceWatch,
  type Icon,
} from '@tabler/icons-react';
import styles from './feature-cards.module.css';
import landing from './landing.module.css';

const FEATURES: { icon: Icon; title: string; text: string }[] = [
  {
    icon: IconDeviceWatch,
    title: 'Universal Device Support',
    text: 'Garmin, Apple Watch, any other GPS watch, or a phone in a waterproof case. If it records a track, it works here.',
  },
  {
    icon: IconCloudUpload,
    title: 'Easy Sync & Upload',
    text: 'Drop a FIT, GPX or TCX file, many at once, or the ZIP that Garmin Connect and Strava export.',
  },
  {
    icon: IconAdjustmentsHorizontal,
    title: 'Custom Detection',
    text: 'Seven simple settings decide what counts as a ride. Tune them to your break, board and level.',
  },
  {
    icon: IconChartHistogram,
    title: 'Detailed Analytics',
    text: 'Distance, duration and speed of every ride in tables, charts and maps. Compare sessions side by side.',
  },
];

export function FeatureCards() {
  return (
    <section className={landing.section} aria-labelledby="features">
      <h2 id="features" className={landing.heading}>
        Works with the watch you already own
      </h2>
      <ul className={styles.cards}>
        {FEATURES.map(({ icon: Symbol, title, text }) => (
          <li key={title} className={styles.card}>
            <span className={styles.icon}>
              <Symbol size={26} stroke={1.6} aria-hidden="true" />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
