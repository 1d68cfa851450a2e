import { Box, NativeSelect } from '@mantine/core';
import { useTimeDisplay } from '../../../app/me.api.ts';
import type { TimeDisplay } from '@rideline/detection-engine';
import { formatSessionDay } from '../../../lib/dates.ts';
import { useListOwnSessionsQuery, type OwnSession } from './own-sessions.api.ts';

const SAMPLE = 'sample';

const labelOf = (session: OwnSession, display: TimeDisplay): string =>
  `${session.activity_name} (${formatSessionDay(session, display).first})`;

interface Props {
  readonly chosen: string | null;
  readonly onChosen: (urlHash: string | null) => void;
}

/** Choice of the session to preview; only the sample for users without sessions. */
export function SessionChoice({ chosen, onChosen }: Props) {
  const display = useTimeDisplay();
  const { data: sessions = [] } = useListOwnSessionsQuery();
  if (sessions.length === 0)
    return (
      <Box component="span" fw={600}>
        Sample session
      </Box>
    );
  return (
    <NativeSelect
      label="Preview session"
      size="sm"
      value={chosen ?? SAMPLE}
      onChange={({ currentTarget: { value } }) => onChosen(value === SAMPLE ? null : value)}
      data={[
        { value: SAMPLE, label: 'Sample session' },
        ...sessions.map((session) => ({ value: session.url_hash, label: labelOf(session, display) })),
      ]}
    />
  );
}
