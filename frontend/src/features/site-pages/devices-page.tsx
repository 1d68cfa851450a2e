import {
  IconBrandApple,
  IconDeviceMobile,
  IconDeviceWatch,
  IconPlugConnected,
  type Icon,
} from '@tabler/icons-react';
import { PUBLIC_PAGES } from '../../lib/public-pages.ts';
import { Page } from '../../ui/page.tsx';
import styles from './devices.module.css';

const GROUPS: { icon: Icon; title: string; how: string; devices: string[] }[] = [
  {
    icon: IconDeviceWatch,
    title: 'Garmin',
    how: 'Export the session from Garmin Connect, or copy the FIT file off the watch.',
    devices: [
      'Fenix 5, 6 and 7',
      'Forerunner 245, 745, 945 and 955',
      'Instinct',
      'All other GPS Garmin watches',
    ],
  },
  {
    icon: IconBrandApple,
    title: 'Apple Watch',
    how: 'Record with any app that exports GPX or TCX, or syncs to Strava.',
    devices: ['Ultra and Ultra 2', 'Series 4 to 10', 'SE', 'All models with GPS'],
  },
  {
    icon: IconDeviceWatch,
    title: 'Other watches',
    how: 'Two ways to bring in sessions from any other GPS watch.',
    devices: ['Through Strava', 'As a TCX or FIT export'],
  },
  {
    icon: IconDeviceMobile,
    title: 'Phones',
    how: 'No watch needed: record a track with a sports app.',
    devices: ['Any phone with GPS in a waterproof case'],
  },
  {
    icon: IconPlugConnected,
    title: 'Services',
    how: 'Export the original file there and upload it here.',
    devices: ['Strava', 'Garmin Connect'],
  },
];

export function DevicesPage() {
  return (
    <Page
      title={PUBLIC_PAGES['/devices'].title}
      lead="If it records where you went and when, Rideline can read it."
      description={PUBLIC_PAGES['/devices'].description}
    >
      <ul className={styles.grid}>
        {GROUPS.map(({ icon: Symbol, title, how, devices }) => (
          <li key={title} className={styles.card}>
            <h2 className={styles.title}>
              <Symbol size={24} stroke={1.6} aria-hidden="true" />
              {title}
            </h2>
            <ul className={styles.devices}>
              {devices.map((device) => (
                <li key={device}>{device}</li>
              ))}
            </ul>
            <p className={styles.how}>{how}</p>
          </li>
        ))}
      </ul>
    </Page>
  );
}
