import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { sentenceOf } from '../../app/problem.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState, ErrorState, LoadingBlock } from '../../ui/states.tsx';
import { DayStrip } from './calendar/day-strip.tsx';
import { ShareSeason } from './card/share-season.tsx';
import { EmptySeason } from './empty-season.tsx';
import { SeasonFigures } from './figures/season-figures.tsx';
import { SeasonFilters } from './period/season-filters.tsx';
import { PeriodPicker } from './period/period-picker.tsx';
import { ALL, titleOf } from './period/period.ts';
import { type History, sessionsOf, useHistory } from './season-history.ts';
import { SeasonPageContext, useNewSeasonPage, useSeasonPage } from './season-page-context.ts';
import styles from './season-page.module.css';

const TITLE = 'Season';
const FAILED = 'Failed to load your season';

const Loading = () => <LoadingBlock label="Loading your season" rows={6} height={72} />;

/** Charts and dialogs of these are half of the page's code. */
const SeasonParts = lazyPart(async () => (await import('./season-parts.tsx')).SeasonParts, {
  waiting: <Loading />,
});

/** A period of the person's sessions in figures: /season. */
export function SeasonPage() {
  const { history, error, refetch } = useHistory();
  if (history === undefined) {
    return (
      <Page title={TITLE}>
        {error === undefined ? (
          <Loading />
        ) : (
          <ErrorState message={sentenceOf(error, FAILED)}>
            <Button onClick={refetch}>Try again</Button>
          </ErrorState>
        )}
      </Page>
    );
  }
  if (sessionsOf(history) === 0) {
    return (
      <Page title={TITLE}>
        <EmptySeason />
      </Page>
    );
  }
  return <SeasonOfHistory history={history} />;
}

function SeasonOfHistory({ history }: { history: History }) {
  const { answer, ...page } = useNewSeasonPage(history);
  const { data, error, isFetching, refetch } = answer;
  const failed = error !== undefined && !isFetching;
  if (data === undefined || failed) {
    return (
      <Page title={TITLE}>
        {failed ? (
          <ErrorState message={sentenceOf(error, FAILED)}>
            <Button onClick={() => void refetch()}>Try again</Button>
            <Button component={Link} to="/season" variant="default">
              Show all boards and spots
            </Button>
          </ErrorState>
        ) : (
          <Loading />
        )}
      </Page>
    );
  }
  return (
    <SeasonPageContext value={{ ...page, season: data }}>
      <Page
        title={TITLE}
        tabTitle={`Season ${titleOf(page.period) ?? ''}`.trim()}
        actions={data.figures.sessions > 0 && <ShareSeason />}
      >
        <Stack gap="lg" aria-busy={isFetching} className={styles.page}>
          <Group gap="0.5rem 1.5rem" align="stretch" justify="space-between">
            <PeriodPicker />
            <SeasonFilters />
          </Group>
          {data.is_demo && (
            <Text size="sm" c="dimmed">
              These are simulated demo sessions. Your season starts with your first upload.
            </Text>
          )}
          {data.figures.sessions === 0 ? (
            <NothingThen />
          ) : (
            <div className={styles.parts}>
              <DayStrip season={data} scheme={page.scheme} />
              <SeasonFigures />
              <SeasonParts />
            </div>
          )}
        </Stack>
      </Page>
    </SeasonPageContext>
  );
}

/** The person has sessions, but none of what was chosen. */
function NothingThen() {
  const { period, address } = useSeasonPage();
  const title = titleOf(period);
  return (
    <EmptyState message={title === null ? 'No sessions of this kind yet.' : `No sessions in ${title}.`}>
      <Button component={Link} to={address.withPeriod(ALL)} variant="default">
        Show all sessions
      </Button>
    </EmptyState>
  );
}
