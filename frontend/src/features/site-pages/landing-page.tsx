import { usePageTitle } from '../../ui/page-title.ts';
import { Hero } from './hero.tsx';

export function LandingPage() {
  usePageTitle(null);
  return <Hero />;
}
