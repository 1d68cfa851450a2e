import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../ui/page.tsx';
import { useIsSignedIn } from '../../app/hooks.ts';
import { AdditionalTools } from './additional-tools.tsx';
import { FeatureCards } from './feature-cards.tsx';
import styles from './landing.module.css';
import { MovingRide } from './moving-ride.tsx';
import { Screenshots } from './screenshots.tsx';

export function LandingPage() {
  usePageTitle(null);
  return (
    <Stack gap="clamp(3rem, 7vw, 5.5rem)" pb="clamp(3rem, 7vw, 5.5rem)">
      <Hero />
      <Screenshots />
      <FeatureCards />
      <AdditionalTools />
      <Text pb="xl" px="md" ta="center">
        Surfing Skookumchuck? <Link to="/rapids">The next ten floods there</Link>
      </Text>
    </Stack>
  );
}

/** Words on one side and a moving ride on the other; below them on narrow screens. */
function Hero() {
  const signedIn = useIsSignedIn();
  return (
    <section className={styles.hero}>
      <div className={styles.grid}>
        <div className={styles.words}>
          <Title
            order={1}
            fz="clamp(2.125rem, 1.3rem + 3.2vw, 3.5rem)"
            fw={750}
            lh={1.08}
            lts="-0.03em"
            style={{ textWrap: 'balance' }}
          >
            Every wave you rode, and why it counted.
          </Title>
          <Text
            maw={544}
            mt="md"
            mb="lg"
            fz="clamp(1.0625rem, 1rem + 0.4vw, 1.3125rem)"
            lh={1.5}
            c="#cfe6f0"
            style={{ textWrap: 'balance' }}
          >
            Free surf tracking platform that works with any device, any watch, anywhere.
          </Text>
          <Group gap="sm" align="stretch" className={styles.actions}>
            <Button
              component={Link}
              to={signedIn ? '/upload' : '/login'}
              size="lg"
              color="coral.6"
              className={styles.start}
            >
              {signedIn ? 'Upload a session' : 'Get Started - Log in'}
            </Button>
            {!signedIn && (
              <Button component={Link} to="/try" size="lg" className={styles.try}>
                Try it with your own file
              </Button>
            )}
          </Group>
          <Link to="/try?sample" className={styles.sample}>
            See a sample session
          </Link>
        </div>
        <MovingRide />
      </div>
      <svg className={styles.waves} viewBox="0 0 1440 220" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M0 110c160-70 330-70 500-20s330 60 520 0 300-50 420-10v140H0z"
          fill="rgb(114 191 218 / 14%)"
        />
        <path d="M0 150c190-60 350-40 520-5s350 40 520-10 290-40 400-5v90H0z" fill="rgb(114 191 218 / 18%)" />
      </svg>
    </section>
  );
}
