import { Text, Title } from '@mantine/core';
import { IconBrandStrava, IconDeviceMobile, IconDeviceWatch } from '@tabler/icons-react';
import styles from './upload.module.css';

const WAYS = [
  {
    icon: IconDeviceWatch,
    title: 'Garmin Connect',
    how: 'On connect.garmin.com, open the activity, click the gear icon and choose Export File.',
  },
  {
    icon: IconBrandStrava,
    title: 'Strava',
    how: 'On strava.com, open the activity, click the three dots and choose Export Original or Export GPX.',
  },
  {
    icon: IconDeviceMobile,
    title: 'Apple Watch and phones',
    how: 'Share the workout as GPX, TCX or FIT from the app that recorded it.',
  },
];

/** Explains where to export a track file. */
export function GettingYourFile() {
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        Where do I get my file?
      </Title>
      <ul className={styles.ways}>
        {WAYS.map(({ icon: Icon, title, how }) => (
          <li key={title}>
            <Icon size={24} stroke={1.5} aria-hidden="true" />
            <div>
              <Text fw={600}>{title}</Text>
              <Text size="sm" c="dimmed">
                {how}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
