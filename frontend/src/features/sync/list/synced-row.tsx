import { Button, Group, Loader, Text } from '@mantine/core';
import { serviceFrom } from '@rideline/detection-engine';
import { IconCheck, IconCopyCheck } from '@tabler/icons-react';
import { usePreferences, useTimeDisplay } from '../../../app/me.api.ts';
import { SERVICE_BY_NAME } from '../../../app/services.ts';
import { formatLocalDate, formatLocalDateTime } from '../../../lib/dates.ts';
import { formatClock } from '../../../lib/format.ts';
import { formatDistance } from '../../../lib/units.ts';
import { RouterAnchor } from '../../../ui/router-anchor.tsx';
import type { RowState } from '../../../app/sync-runs.ts';
import type { SyncedActivity } from '../../../app/connections.api.ts';
import type { AnalyzeAs } from '../sync.api.ts';

const MARK = { color: 'var(--rl-accent)', style: { flex: 'none' } };

/** Start of the recording where it was made; the date alone where its owner hides the time. */
export function RecordedAt({ row }: { row: SyncedActivity }) {
  const { hourFormat } = useTimeDisplay();
  return row.time_hidden === true ? (
    <>
      {formatLocalDate(row.activity_date)}{' '}
      <Text span size="xs" c="dimmed">
        (time hidden)
      </Text>
    </>
  ) : (
    formatLocalDateTime(row.activity_date, hourFormat)
  );
}

/** Distance, duration and device, as far as the service tells them. */
export function Details({ row }: { row: SyncedActivity }) {
  const { distance, duration, device } = row;
  const preferences = usePreferences();
  const known = [
    distance !== null && distance > 0 && formatDistance(distance, preferences),
    duration !== null && duration > 0 && formatClock(duration),
    device,
  ].filter((detail) => typeof detail === 'string');
  return known.length === 0 ? null : (
    <Text size="xs" c="dimmed">
      {known.join(' · ')}
    </Text>
  );
}

/** A session that starts when the activity does: most likely another recording of it. */
function KnownSession({ row, nameId }: Pick<AnalyzeCellProps, 'row' | 'nameId'>) {
  const { known_session: known } = row;
  if (known === null) return null;
  const service = serviceFrom(known.source);
  return (
    <Group gap={6} wrap="nowrap">
      <IconCopyCheck size={18} {...MARK} aria-hidden="true" />
      <RouterAnchor
        to={`/activity/${known.url_hash}`}
        size="sm"
        display="inline-block"
        py={3}
        aria-describedby={nameId}
      >
        Already here from {service === undefined ? 'an upload' : SERVICE_BY_NAME[service].title}
      </RouterAnchor>
    </Group>
  );
}

interface AnalyzeCellProps {
  readonly row: SyncedActivity;
  readonly state: RowState | null | undefined;
  readonly busy: boolean;
  /** Id of the element with the activity's name, which describes the buttons. */
  readonly nameId: string;
  readonly onAnalyze: (as: AnalyzeAs) => void;
}

/** The buttons to analyze an activity, the progress of its analysis, or a link to its session. */
export function AnalyzeCell({ row, state, busy, nameId, onAnalyze }: AnalyzeCellProps) {
  if (row.analyzed_activity_url_hash !== null) {
    return (
      <Group gap={6} wrap="nowrap">
        <IconCheck size={18} {...MARK} aria-hidden="true" />
        <RouterAnchor to={`/activity/${row.analyzed_activity_url_hash}`} size="sm" aria-describedby={nameId}>
          Analyzed
        </RouterAnchor>
      </Group>
    );
  }
  if (state?.step === 'waiting')
    return (
      <Text size="sm" c="dimmed">
        Waiting
      </Text>
    );
  if (state?.step === 'analyzing') {
    return (
      <Group gap={8} wrap="nowrap">
        <Loader size={16} aria-hidden="true" />
        Analyzing...
      </Group>
    );
  }
  if (!row.has_track) {
    return (
      <Text size="sm" c="dimmed">
        {typeof row.held_by === 'string'
          ? `Came from ${row.held_by}, which alone hands it out`
          : "No GPS track, so it can't be analyzed"}
      </Text>
    );
  }
  return (
    <div>
      <KnownSession row={row} nameId={nameId} />
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant="light"
          disabled={busy}
          aria-describedby={nameId}
          onClick={() => onAnalyze('ocean')}
        >
          Click to Analyze
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          disabled={busy}
          aria-describedby={nameId}
          onClick={() => onAnalyze('skook')}
        >
          Analyze Skook
        </Button>
      </Group>
      {state?.step === 'failed' && (
        <Text size="sm" c="var(--mantine-color-error)" mt={4}>
          {state.sentence}
        </Text>
      )}
    </div>
  );
}
