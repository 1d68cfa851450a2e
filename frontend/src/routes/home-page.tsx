import { useLocation } from 'react-router-dom';
import { useIsSignedIn } from '../app/hooks.ts';
import { LandingPage } from '../features/site-pages/landing-page.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

const OwnHome = lazyPart(async () => {
  const [code] = await Promise.all([import('./own-home.tsx'), import('../app/component-styles.ts')]);
  return code.OwnHome;
});

/** Visitors see the landing page, logged-in users what they surfed, and with `?about` the landing page too. */
export function HomePage() {
  const signedIn = useIsSignedIn();
  const { search } = useLocation();
  return signedIn && !isAbout(search) ? <OwnHome /> : <LandingPage />;
}

export const isAbout = (search: string): boolean => new URLSearchParams(search).has('about');
