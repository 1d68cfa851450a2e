import { Button, CloseButton, Group, Text } from '@mantine/core';
import { suggestTrim, type RecordedPart, type Track } from '@rideline/detection-engine';
import { IconScissors } from '@tabler/icons-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { entriesOf, type Activity } from '../../../activity/activity.ts';
import { spanOf } from '../marks/marks.ts';
import type { Session } from '../page/session.ts';

interface Props {
  readonly activity: Activity;
  readonly session: Session;
  readonly onTrim: () => void;
}

const KEY = 'rideline.trim-hints';
/** Older ones are forgotten. */
const MOST_KEPT = 500;

/** Numbers of the sessions whose hint was dismissed or followed on this device. */
function answeredHints(): readonly number[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

function keepAnswered(id: number): void {
  try {
    const others = answeredHints().filter((other) => other !== id);
    localStorage.setItem(KEY, JSON.stringify([...others, id].slice(-MOST_KEPT)));
  } catch {
    // Without storage the hint is back after a reload.
  }
}

function hintOf({ time, length }: Track, { startTime, endTime }: RecordedPart): string {
  const [there, home] = [startTime > (time[0] ?? 0), endTime < (time[length - 1] ?? 0)];
  if (there && home) return 'Your trip to and from the water is in this recording.';
  return `Your trip ${there ? 'to the water' : 'home'} is in this recording.`;
}

/** Offers to trim the way to the water and home, until the owner does it or dismisses the offer. */
export function TrimHint({ activity, session, onTrim }: Props) {
  const { id, surf_type, kept_part } = activity;
  const [isAnswered, setAnswered] = useState(() => answeredHints().includes(id));
  const isTrimmed = kept_part !== null;
  // Looking for ways takes a while on phones, so the page is shown before.
  const track = useDeferredValue<Track | null>(isAnswered ? null : session.track, null);
  const suggestion = useMemo(
    () => track && suggestTrim(track, surf_type, entriesOf(activity).map(spanOf)),
    [track, surf_type, activity],
  );
  // Undoing the trimming does not bring it back.
  if (isTrimmed && !isAnswered) setAnswered(true);
  useEffect(() => {
    if (isAnswered) keepAnswered(id);
  }, [id, isAnswered]);
  if (track === null || suggestion === null || isAnswered) return null;
  return (
    <Group gap="0.25rem 0.5rem" c="dimmed" role="status">
      <Text size="sm">{hintOf(track, suggestion)}</Text>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconScissors size={16} aria-hidden="true" />}
        onClick={onTrim}
      >
        Trim it
      </Button>
      <CloseButton size="sm" ml="auto" aria-label="Dismiss" onClick={() => setAnswered(true)} />
    </Group>
  );
}
