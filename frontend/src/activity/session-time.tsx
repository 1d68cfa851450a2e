import { Box, Flex } from '@mantine/core';
import { useTimeDisplay } from '../app/me.api.ts';
import { formatSessionDay, formatSessionTime, type TimedSession } from '../lib/dates.ts';

interface Props {
  readonly session: TimedSession;
  /** 'time': day and time of both clocks. 'day': the preferred clock's day over the other clock, for lists. */
  readonly show?: 'time' | 'day';
}

/** When a session was: on the preferred clock, and on the other one where it differs. */
export function SessionTime({ session, show = 'time' }: Props) {
  const display = useTimeDisplay();
  const { first, second } = (show === 'day' ? formatSessionDay : formatSessionTime)(session, display);
  return (
    <Flex
      component="span"
      display="inline-flex"
      {...(show === 'day' ? { direction: 'column' } : { wrap: 'wrap', columnGap: 'sm', align: 'baseline' })}
    >
      <time dateTime={session.activity_time ?? undefined}>{first}</time>
      {second !== null && (
        <Box
          component="span"
          fz="xs"
          c="dimmed"
          {...(show === 'day' && { lh: 1.3, style: { whiteSpace: 'normal' } })}
        >
          {second}
        </Box>
      )}
    </Flex>
  );
}
