import { Button, Tabs } from '@mantine/core';
import { SERVICES } from '@rideline/detection-engine';
import { IconRefreshOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { sentenceOf } from '../../app/problem.ts';
import { SERVICE_BY_NAME, titlesOf } from '../../app/services.ts';
import { useGetSiteQuery } from '../../app/site.api.ts';
import { Page } from '../../ui/page.tsx';
import { RouterAnchor } from '../../ui/router-anchor.tsx';
import { EmptyState, ErrorState, LoadingBlock } from '../../ui/states.tsx';
import { OtherWays } from './other-ways.tsx';
import { ServiceTab } from './service-tab.tsx';

/** Picks activities of the services that this installation offers. */
export function SyncPage() {
  const { data: site, error, refetch } = useGetSiteQuery();
  const tabs = SERVICES.filter((service) => site?.connections.includes(service));
  const [first] = tabs;

  return (
    <Page
      title="Sync Activities"
      lead={
        first !== undefined && (
          <>
            Pick the sessions to analyze. Uploading works without a connection:{' '}
            <RouterAnchor to="/upload">add a file or the archive that Garmin or Strava exports</RouterAnchor>.
          </>
        )
      }
      description={`Sessions from ${titlesOf(SERVICES)}.`}
    >
      {first !== undefined ? (
        <Tabs defaultValue={first} keepMounted>
          <Tabs.List aria-label="Services" mb="lg">
            {tabs.map((service) => (
              <Tabs.Tab key={service} value={service}>
                {SERVICE_BY_NAME[service].product}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {tabs.map((service) => (
            <Tabs.Panel key={service} value={service}>
              <ServiceTab service={service} />
            </Tabs.Panel>
          ))}
        </Tabs>
      ) : error !== undefined ? (
        <ErrorState message={sentenceOf(error, 'Failed to fetch synced activities')}>
          <Button onClick={() => void refetch()}>Try again</Button>
        </ErrorState>
      ) : site === undefined ? (
        <LoadingBlock label="Loading" rows={4} height={64} />
      ) : (
        <EmptyState
          icon={IconRefreshOff}
          message={`${titlesOf(SERVICES)} sync isn't available here yet. Export the session as FIT, GPX or TCX and upload it.`}
        >
          <Button component={Link} to="/upload">
            Upload Activity
          </Button>
        </EmptyState>
      )}
      {site !== undefined && <OtherWays />}
    </Page>
  );
}
