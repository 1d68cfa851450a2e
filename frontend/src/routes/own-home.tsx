import { Anchor, Box, Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useGetActivityListQuery } from '../activity/activities.api.ts';
import { useAppSelector } from '../app/hooks.ts';
import { SERVICE_BY_NAME } from '../app/services.ts';
import type { Service } from '../app/site.api.ts';
import type { Progress } from '../app/sync-runs.ts';
import { unsentFiles } from '../app/unsent-files.ts';
import { useHistory } from '../features/season/season-history.ts';
import { formatCount } from '../lib/format.ts';
import { useSignal } from '../lib/signal.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Page } from '../ui/page.tsx';
import { LoadingBlock } from '../ui/states.tsx';
import { TileGrid } from '../ui/tile-grid.ts';
import { HomeSession } from './home-session.tsx';
import { SeasonLine } from './season-line.tsx';

const NEWEST = 6;

const waiting = (
  <Box w="100%" maw="calc(var(--rl-content-width) + 4rem)" py={80} px="clamp(1rem, 3vw, 2rem)" mx="auto">
    <LoadingBlock label="Loading your sessions" rows={3} height={220} />
  </Box>
);

/** The list says what to do without a session, and what went wrong. */
const Sessions = lazyPart(
  async () => (await import('../features/sessions/activities-page.tsx')).ActivitiesPage,
  { waiting },
);

const importText = (service: Service, { total, analyzed, failed }: Progress) =>
  `Importing ${formatCount(Math.min(analyzed + failed + 1, total))} of ${formatCount(total)} from ${SERVICE_BY_NAME[service].title}`;

/** What a person comes for: the season in a line, what waits, and the newest sessions of both kinds. */
export function OwnHome() {
  const ocean = useGetActivityListQuery('traveling_waves');
  const standing = useGetActivityListQuery('standing_waves');
  const { history } = useHistory();
  const unsent = useSignal(unsentFiles, (files) => files);
  const runs = useAppSelector(({ syncRuns }) => syncRuns);
  if (ocean.isError || standing.isError) return <Sessions />;
  if (ocean.data === undefined || standing.data === undefined) return waiting;
  const own = [...ocean.data, ...standing.data].filter(
    ({ copy_of, other_sport }) => copy_of === null && other_sport === null,
  );
  if (own.length === 0) return <Sessions />;
  const newest = own
    .toSorted((a, b) => (b.activity_time ?? '').localeCompare(a.activity_time ?? ''))
    .slice(0, NEWEST);
  return (
    <Page title="Your sessions" lead={history && <SeasonLine history={history} />}>
      {Object.entries(runs).map(
        ([service, { progress }]) =>
          progress !== null && (
            <Anchor key={service} component={Link} to="/sync" display="block" mb="md" fw={600}>
              {importText(service as Service, progress)}
            </Anchor>
          ),
      )}
      {unsent > 0 && (
        <Anchor component={Link} to="/upload" display="block" mb="md" fw={600}>
          {unsent === 1
            ? '1 file is waiting to be uploaded'
            : `${formatCount(unsent)} files are waiting to be uploaded`}
        </Anchor>
      )}
      <TileGrid component="ul" minColWidth="min(100%, 20rem)" autoFlow="auto-fill" spacing="md">
        {newest.map((session) => (
          <HomeSession key={session.url_hash} session={session} />
        ))}
      </TileGrid>
      <Group mt="lg" gap="xs">
        {ocean.data.length > 0 && (
          <Button component={Link} to="/activities" variant="default">
            All ocean sessions
          </Button>
        )}
        {standing.data.length > 0 && (
          <Button component={Link} to="/activities-standing-waves" variant="default">
            All Skookumchuck sessions
          </Button>
        )}
      </Group>
    </Page>
  );
}
