import { usePageTitle } from '../../ui/page-title.ts';
import { AdditionalTools } from './additional-tools.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { Hero } from './hero.tsx';
import styles from './landing.module.css';
import { Screenshots } from './screenshots.tsx';

export function LandingPage() {
  usePageTitle(null);
  return (
    <div className={styles.landing}>
      <Hero />
      <Screenshots />
      <FeatureCards />
      <AdditionalTools />
    </div>
  );
}
