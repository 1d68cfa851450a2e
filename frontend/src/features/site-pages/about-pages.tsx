import { Anchor } from '@mantine/core';
import { PUBLIC_PAGES } from '../../lib/public-pages.ts';
import { Page } from '../../ui/page.tsx';
import { RouterAnchor } from '../../ui/router-anchor.tsx';
import { Prose, SupportEmail } from './prose.tsx';

export function AboutPage() {
  return (
    <Page
      title="Our Story"
      tabTitle={PUBLIC_PAGES['/about'].title}
      width="reading"
      lead="A surf tracker that doesn't care which watch you wear."
      description={PUBLIC_PAGES['/about'].description}
    >
      <Prose>
        <p>
          Rideline was started by a surfer and kayak surfer who came home from every session with the same
          questions: how many waves did I ride, how long was the best one, how fast was that drop? Watches
          answered for some brands, some sports and some beaches. The data was always there. Nobody was
          reading it.
        </p>
        <p>
          Rideline reads your track, finds every ride and tells you why it counted. You decide what counts,
          with seven settings you can see and change.
        </p>
        <h2>Any device</h2>
        <p>
          It works with any GPS watch or phone, on the ocean and on standing waves such as Skookumchuck. See
          the <RouterAnchor to="/devices">supported devices</RouterAnchor>.
        </p>
        <h2>Where we are</h2>
        <p>
          Rideline launched on February 11, 2025, with an initial two-week testing period. It is free to use.
          Your feedback decides what we build next.
        </p>
        <h2>Talk to us</h2>
        <p>
          Ideas, questions, a ride we missed or one we invented? Email <SupportEmail />.
        </p>
        <p>
          Names of places are from <Anchor href="https://www.geonames.org">GeoNames</Anchor>, licensed under{' '}
          <Anchor href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</Anchor>.
        </p>
        <TideCredits />
      </Prose>
    </Page>
  );
}

/** Whose stations tides are computed from, and whose weather it is. */
function TideCredits() {
  const license = <Anchor href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</Anchor>;
  return (
    <p>
      Tides are computed from the stations of the{' '}
      <Anchor href="https://github.com/openwatersio/tide-database">Neaps tide database</Anchor>, rounded:
      those of <Anchor href="https://tidesandcurrents.noaa.gov">NOAA</Anchor> (public domain),{' '}
      <Anchor href="https://doi.org/10.17882/109129">TICON-4</Anchor> by M. Hart-Davis, D. Dettmering and F.
      Seitz (2025, {license}) and <Anchor href="https://www.kartverket.no">Kartverket</Anchor> ({license}).
      Currents are computed from NOAA's stations, and at Skookumchuck from the gauges of Irvines Landing and
      Porpoise Bay in TICON-4. Places of stations are from GeoNames ({license}),{' '}
      <Anchor href="https://www.openstreetmap.org/copyright">OpenStreetMap</Anchor> (ODbL) and{' '}
      <Anchor href="https://www.marineregions.org">Marine Regions</Anchor> ({license}). Not for navigation.
      Waves, wind and water of sessions that have them are from{' '}
      <Anchor href="https://open-meteo.com">Open-Meteo</Anchor> ({license}).
    </p>
  );
}

export function HelpPage() {
  return (
    <Page title={PUBLIC_PAGES['/help'].title} width="reading" description={PUBLIC_PAGES['/help'].description}>
      <Prose>
        <p>
          Questions, problems or a session that looks wrong? Email <SupportEmail /> and we&apos;ll help.
          Include a link to the activity and your watch model so we can help faster.
        </p>
      </Prose>
    </Page>
  );
}
