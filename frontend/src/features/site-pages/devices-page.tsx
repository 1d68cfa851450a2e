import { Box, Flex } from '@mantine/core';
import {
  IconBrandApple,
  IconDeviceMobile,
  IconDeviceWatch,
  IconPlugConnected,
  IconVideo,
  type Icon,
} from '@tabler/icons-react';
import { useOffered } from '../../app/site.api.ts';
import { PUBLIC_PAGES } from '../../lib/public-pages.ts';
import { MAKERS, waysOf, type Maker } from '../../lib/ways-in.ts';
import { Page } from '../../ui/page.tsx';
import styles from './devices.module.css';

const ICONS: Readonly<Record<Maker['icon'], Icon>> = {
  apple: IconBrandApple,
  camera: IconVideo,
  phone: IconDeviceMobile,
  service: IconPlugConnected,
  watch: IconDeviceWatch,
};

export function DevicesPage() {
  const { connections } = useOffered();
  return (
    <Page
      title={PUBLIC_PAGES['/devices'].title}
      lead="If it records where you went and when, Rideline can read it. The way that works best comes first."
      description={PUBLIC_PAGES['/devices'].description}
    >
      <ul className={styles.grid}>
        {MAKERS.map((maker) => {
          const Symbol = ICONS[maker.icon];
          return (
            <Flex
              key={maker.title}
              component="li"
              direction="column"
              p={24}
              bg="var(--rl-surface)"
              bdrs="lg"
              style={{ border: '1px solid var(--rl-border)' }}
            >
              <h2 className={styles.title}>
                <Symbol size={24} stroke={1.6} aria-hidden="true" />
                {maker.title}
              </h2>
              <Box component="ul" ps={18} mb="md" lh={1.7} style={{ listStyle: 'circle' }}>
                {maker.devices.map((device) => (
                  <li key={device}>{device}</li>
                ))}
              </Box>
              <ol className={styles.ways} aria-label={`Ways from ${maker.title}`}>
                {waysOf(maker, connections).map(({ how, mayBreak }) => (
                  <li key={how}>
                    {how}
                    {mayBreak !== undefined && (
                      <Box component="em" display="block" fz="sm">
                        {mayBreak}
                      </Box>
                    )}
                  </li>
                ))}
              </ol>
            </Flex>
          );
        })}
      </ul>
    </Page>
  );
}
