import { Button } from '@mantine/core';
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
    <div className={styles.landing}>
      <Hero />
      <Screenshots />
      <FeatureCards />
      <AdditionalTools />
      <p className={styles.foot}>
        Surfing Skookumchuck? <Link to="/rapids">The next ten floods there</Link>
      </p>
    </div>
  );
}

function Hero() {
  const signedIn = useIsSignedIn();
  return (
    <section className={styles.hero}>
      <h1 className={styles.title}>Every wave you rode, and why it counted.</h1>
      <p className={styles.tagline}>
        Free surf tracking platform that works with any device, any watch, anywhere.
      </p>
      <div className={styles.starts}>
        <Button
          component={Link}
          to={signedIn ? '/upload' : '/login'}
          size="lg"
          color="coral.6"
          className={styles.start}
        >
          {signedIn ? 'Upload an activity' : 'Get Started - Log in'}
        </Button>
        <Button component={Link} to="/try?sample" size="lg" className={styles.sample}>
          See a sample session
        </Button>
      </div>
      {!signedIn && (
        <Link to="/try" className={styles.try}>
          Try it with your own file
        </Link>
      )}
      <MovingRide />
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
