import { Box, Button, Flex, Text } from '@mantine/core';
import { differsFromPacific } from '@rideline/detection-engine';
import { IconClock } from '@tabler/icons-react';
import type { ActivityListItem, Clock } from '../../app/api-types.ts';
import { usePreferences, useChoosePreferencesMutation } from '../../app/me.api.ts';
import { sentenceOf } from '../../app/problem.ts';
import { momentOfSession } from '../../lib/dates.ts';
import { showErrorToast } from '../../ui/toast.ts';

/** An own session whose place has other clocks. */
function isElsewhere(session: ActivityListItem): boolean {
  const moment = momentOfSession(session);
  return !session.is_demo && moment !== null && differsFromPacific(moment);
}

/** Asks who never chose a clock and surfs outside Pacific time for one. Either answer is final. */
export function ClockQuestion({ activities }: { activities: readonly ActivityListItem[] }) {
  const { has_chosen } = usePreferences();
  const [update, { isLoading }] = useChoosePreferencesMutation();
  if (has_chosen || !activities.some(isElsewhere)) return null;
  const choose = async (preferred_clock: Clock) => {
    const answer = await update({ preferred_clock });
    if (answer.error !== undefined) showErrorToast(sentenceOf(answer.error, 'Failed to update preferences'));
  };
  return (
    // On a phone one line, so that the first session stays near the top.
    <Flex
      gap={{ base: 4, xs: 'sm' }}
      align="center"
      style={{ whiteSpace: 'nowrap' }}
      role="group"
      aria-label="Times"
    >
      <Box component={IconClock} size={18} flex="none" visibleFrom="xs" aria-hidden="true" />
      <Text size="sm">
        Which clock
        <Box component="span" visibleFrom="xs">
          {' '}
          should your sessions show
        </Box>
        ?
      </Text>
      <Button size="compact-sm" variant="light" disabled={isLoading} onClick={() => void choose('spot')}>
        Time at the spot
      </Button>
      <Button size="compact-sm" variant="subtle" disabled={isLoading} onClick={() => void choose('pacific')}>
        Pacific time
      </Button>
    </Flex>
  );
}
