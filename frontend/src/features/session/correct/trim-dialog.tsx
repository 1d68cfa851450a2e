import { Box, Button, Group, Modal, RangeSlider, Stack, Text } from '@mantine/core';
import {
  firstZone,
  formatTimeOfDay,
  type RecordedPart,
  suggestTrim,
  type Track,
} from '@rideline/detection-engine';
import { useDeferredValue, useMemo, useState, type KeyboardEvent } from 'react';
import { nearestRow } from '../../../charts/speed/nearest-row.ts';
import { useTimeDisplay } from '../../../app/me.api.ts';
import { sentenceOf } from '../../../app/problem.ts';
import { Notice } from '../../../ui/notice.tsx';
import { LoadingBlock } from '../../../ui/states.tsx';
import { showSuccessToast } from '../../../ui/toast.ts';
import { entriesOf, type Activity } from '../../../activity/activity.ts';
import { useGetWholeTrackQuery, useTrimTrackMutation } from '../../../activity/detection.api.ts';
import { trackOf } from '../../../activity/track-cache.ts';
import { spanOf } from '../marks/marks.ts';
import { RangeFields } from '../range/range-fields.tsx';
import type { RowRange } from '../range/use-range.ts';
import type { Session } from '../page/session.ts';
import { spotZone } from '../../../lib/dates.ts';
import styles from './correct.module.css';
import { TrimChart } from './trim-chart.tsx';
import { partOf, previewTrim, SHORTEST_MS, TRIMMING_UNDONE, trimText } from './trim.ts';

interface Props {
  readonly activity: Activity;
  readonly session: Session;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const STEP_MS = 1000;
const TRIMMED = 'Trimmed. You can undo this at any time.';

const rowsOf = ({ time }: Track, { startTime, endTime }: RecordedPart): RowRange => ({
  from: nearestRow(time, startTime),
  to: nearestRow(time, endTime),
});

/** The part that the dialog opens with: the one that is kept now, else the suggested one, else all. */
function firstRows(whole: Track, { kept_part }: Activity, suggestion: RecordedPart | null): RowRange {
  const part = kept_part === null ? suggestion : spanOf(kept_part);
  return part === null ? { from: 0, to: whole.length - 1 } : rowsOf(whole, part);
}

function Form({ activity, whole, onClose }: { activity: Activity; whole: Track; onClose: () => void }) {
  const rides = useMemo(() => [...entriesOf(activity), ...activity.trimmed_rides].map(spanOf), [activity]);
  const suggestion = useMemo(
    () => suggestTrim(whole, activity.surf_type, rides),
    [whole, activity.surf_type, rides],
  );
  const [kept, setKept] = useState(() => firstRows(whole, activity, suggestion));
  const [failure, setFailure] = useState<string | null>(null);
  const [trim, { isLoading }] = useTrimTrackMutation();
  const { time, length } = whole;
  const display = useTimeDisplay();
  const zone = firstZone({ millis: time[0] ?? 0, timeZone: spotZone(activity) }, display);
  const timeText = (millis: number) => formatTimeOfDay(millis, zone, display.hourFormat);
  const at = (row: number) => time[row] ?? 0;
  const all = useMemo(() => ({ from: 0, to: whole.length - 1 }), [whole]);
  const suggested = useMemo(
    () => (suggestion === null ? all : rowsOf(whole, suggestion)),
    [whole, all, suggestion],
  );
  const isSuggested = kept.from === suggested.from && kept.to === suggested.to;
  const part = partOf(whole, kept);
  const previewed = useDeferredValue(kept);
  const preview = useMemo(
    () => previewTrim(activity, whole, partOf(whole, previewed)),
    [activity, whole, previewed],
  );
  const entry = activity.surf_type === 'standing_waves' ? 'Attempt' : 'Ride';
  const isShort = at(kept.to) - at(kept.from) < SHORTEST_MS;
  const changesNothing = part === null && activity.kept_part === null;
  const cutSeconds = (at(kept.from) - at(0) + at(length - 1) - at(kept.to)) / 1000;

  /** Home and End move a handle as far as it goes; the slider itself knows the arrows. */
  const moveToEnd = (event: KeyboardEvent, thumb: 0 | 1) => {
    if (event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    if (thumb === 0) setKept({ ...kept, from: event.key === 'Home' ? 0 : kept.to - 1 });
    else setKept({ ...kept, to: event.key === 'Home' ? kept.from + 1 : length - 1 });
  };
  const send = async (keptPart: typeof part) => {
    const kept_part = keptPart && {
      start_time: new Date(keptPart.startTime).toISOString(),
      end_time: new Date(keptPart.endTime).toISOString(),
    };
    const answer = await trim({ urlHash: activity.url_hash, kept_part });
    if (answer.error !== undefined) {
      setFailure(sentenceOf(answer.error, 'Failed to analyze surf activity'));
      return;
    }
    onClose();
    showSuccessToast(kept_part === null ? TRIMMING_UNDONE : TRIMMED);
  };
  return (
    <Stack>
      <Text size="sm">
        Leave out the way to the water and home. The recording stays whole, and you can undo this at any time.
      </Text>
      <div>
        <TrimChart track={whole} rides={rides} kept={kept} fitTo={suggested} />
        {/* The thumbs reach half of their width beyond the slider's ends. */}
        <Box px={2} className={styles.handles}>
          <RangeSlider
            min={at(0)}
            max={at(length - 1)}
            step={STEP_MS}
            minRange={STEP_MS}
            value={[at(kept.from), at(kept.to)]}
            onChange={([from, to]) => setKept({ from: nearestRow(time, from), to: nearestRow(time, to) })}
            label={timeText}
            thumbFromLabel="Start of the session"
            thumbToLabel="End of the session"
            thumbProps={(thumb) => ({ onKeyDown: (event) => moveToEnd(event, thumb) })}
            my="sm"
          />
        </Box>
      </div>
      <RangeFields zone={zone} time={time} range={kept} onRange={setKept} />
      {suggestion !== null && (
        <Button
          variant="light"
          h="auto"
          py="xs"
          styles={{ label: { lineHeight: 1.3, whiteSpace: 'normal' } }}
          onClick={() => setKept(isSuggested ? all : suggested)}
        >
          {isSuggested
            ? 'Keep the whole recording'
            : `Suggested: ${timeText(suggestion.startTime)} to ${timeText(suggestion.endTime)}`}
        </Button>
      )}
      <Text role="status" fw={500}>
        {isShort
          ? 'Keep at least one minute of the session.'
          : preview !== null && trimText(preview, entry, cutSeconds)}
      </Text>
      <Notice success={null} failure={failure} />
      <Group justify="flex-end" gap="sm">
        {activity.kept_part !== null && (
          <Button variant="default" disabled={isLoading} onClick={() => void send(null)}>
            Undo trimming
          </Button>
        )}
        <Button loading={isLoading} disabled={isShort || changesNothing} onClick={() => void send(part)}>
          Trim
        </Button>
      </Group>
    </Stack>
  );
}

/** Cuts the start and end of a session, with a preview of what becomes of its rides. */
export function TrimDialog({ activity, session, opened, onClose }: Props) {
  const isTrimmed = activity.kept_part !== null;
  const { data: key, isError } = useGetWholeTrackQuery(activity.url_hash, { skip: !opened || !isTrimmed });
  const whole = isTrimmed ? key && trackOf(key) : session.track;
  return (
    <Modal opened={opened} onClose={onClose} title="Trim start and end" size="lg">
      {isError && <Notice success={null} failure="Failed to load activity details" />}
      {opened && !isError && !whole && <LoadingBlock label="Loading the recording" rows={1} height={144} />}
      {opened && whole && <Form activity={activity} whole={whole} onClose={onClose} />}
    </Modal>
  );
}
