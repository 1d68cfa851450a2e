import { Box } from '@mantine/core';
import { Navigate } from 'react-router-dom';
import { sessionsOf, useHistory } from '../features/season/season-history.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { LoadingBlock } from '../ui/states.tsx';

/** So many sessions make a season. */
const SEASON_SESSIONS = 3;

const waiting = (
  <Box w="100%" maw="calc(var(--rl-content-width) + 4rem)" py={80} px="clamp(1rem, 3vw, 2rem)" mx="auto">
    <LoadingBlock label="Loading your sessions" rows={6} height={72} />
  </Box>
);

const Sessions = lazyPart(
  async () => (await import('../features/sessions/activities-page.tsx')).ActivitiesPage,
  { waiting },
);

/** Leads to the season of a person; few sessions are a list. */
export function OwnHome() {
  const { history, error } = useHistory();
  if (history === undefined && error === undefined) return waiting;
  return history !== undefined && sessionsOf(history) >= SEASON_SESSIONS ? (
    <Navigate to="/season" replace />
  ) : (
    <Sessions />
  );
}
