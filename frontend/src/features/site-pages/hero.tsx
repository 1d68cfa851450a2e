import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useIsSignedIn } from '../../app/hooks.ts';
import styles from './hero.module.css';

export function Hero() {
  const signedIn = useIsSignedIn();
  return (
    <section className={styles['hero']}>
      <h1 className={styles['title']}>Every wave you rode, and why it counted</h1>
      <p className={styles['tagline']}>
        Free surf tracking platform that works with any device, any watch, anywhere.
      </p>
      <Button component={Link} to={signedIn ? '/upload' : '/login'} size="lg">
        {signedIn ? 'Upload an activity' : 'Get Started - Log in'}
      </Button>
    </section>
  );
}
