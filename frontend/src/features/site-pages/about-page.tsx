import { PUBLIC_PAGES } from '../../lib/public-pages.ts';
import { Page } from '../../ui/page.tsx';
import { RouterAnchor } from '../../ui/router-anchor.tsx';
import { Prose } from './prose.tsx';
import { SupportEmail } from './support-email.tsx';

export function AboutPage() {
  return (
    <Page
      title="Our Story"
      tabTitle={PUBLIC_PAGES['/about'].title}
      width="reading"
      lead="Why there is a surf tracker that does not care which watch you wear."
      description={PUBLIC_PAGES['/about'].description}
    >
      <Prose>
        <p>
          Rideline was started by a surfer and kayak surfer who came home from every session with the same
          questions: how many waves did I ride, how long was the best one, how fast was that drop? Watches
          answered for some brands, some sports and some beaches. The recording itself was always there; only
          the reading was missing.
        </p>
        <p>
          So this site reads the recording. It takes the track of a session, finds the rides in it, and says
          for each one why it counted. What counts is yours to decide: seven settings, all of them in plain
          sight.
        </p>
        <h2>Any device</h2>
        <p>
          It works with any GPS watch or phone, on the ocean and on standing waves such as Skookumchuck. See
          the <RouterAnchor to="/devices">supported devices</RouterAnchor>.
        </p>
        <h2>Where we are</h2>
        <p>
          Rideline launched on February 11, 2025, with an initial two-week testing period. It is free to use.
          What surfers write to us decides what comes next.
        </p>
        <h2>Talk to us</h2>
        <p>
          Ideas, questions, a ride we missed or one we made up: write to <SupportEmail />.
        </p>
      </Prose>
    </Page>
  );
}
