import {
  IconBrandApple,
  IconDeviceMobile,
  IconDeviceWatch,
  IconPlugConnected,
  type Icon,
} from '@tabler/icons-react';
import { SERVICE_BY_NAME } from '../../app/services.ts';
import { useOffered, type Service } from '../../app/site.api.ts';
import { PUBLIC_PAGES } from '../../lib/public-pages.ts';
import { Page } from '../../ui/page.tsx';
import styles from './devices.module.css';

interface Group {
  readonly icon: Icon;
  readonly title: string;
  readonly how: string;
  readonly devices: readonly string[];
}

/** The way from a service, by what this installation offers. */
function fromServices(offered: readonly Service[]): string {
  const [first] = offered;
  if (first === undefined) return 'Export the original file there and upload it here.';
  const connect = 'once in Account Settings, then pick the activities to import.';
  return offered.length > 1
    ? `Connect ${connect}`
    : `Connect ${SERVICE_BY_NAME[first].title} ${connect} Any exported file works too.`;
}

const groupsFor = (offered: readonly Service[]): readonly Group[] => [
  {
    icon: IconDeviceWatch,
    title: 'Garmin',
    how: offered.includes('garmin')
      ? 'Sync from Garmin Connect, or copy the FIT file off the watch.'
      : 'Export the session from Garmin Connect, or copy the FIT file off the watch.',
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
    how: 'Record with any app that exports GPX or TCX, or syncs to Strava. For everything you recorded: in the Health app tap your picture, choose Export All Health Data and upload the ZIP. Only your workouts on the water are uploaded, nothing else of your health data leaves your device.',
    devices: ['Ultra and Ultra 2', 'Series 4 to 10', 'SE', 'All models with GPS'],
  },
  {
    icon: IconDeviceWatch,
    title: 'Other watches',
    how: 'Two ways to bring in sessions from any other GPS watch.',
    devices: [
      'Through Strava',
      'As a TCX or FIT export',
      'Polar: also the ZIP of your account data',
      'Suunto: FIT files from the Suunto app',
    ],
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
    how: fromServices(offered),
    devices: ['Strava', 'Garmin Connect'],
  },
];

export function DevicesPage() {
  const { connections } = useOffered();
  return (
    <Page
      title={PUBLIC_PAGES['/devices'].title}
      lead="If it records where you went and when, Rideline can read it."
      description={PUBLIC_PAGES['/devices'].description}
    >
      <ul className={styles.grid}>
        {groupsFor(connections).map(({ icon: Symbol, title, how, devices }) => (
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
