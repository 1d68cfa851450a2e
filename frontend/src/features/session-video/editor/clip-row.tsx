import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formatDuration } from '../../../lib/format.ts';
import { formatDistance, formatSpeed } from '../../../lib/units.ts';
import range from '../../../ui/range.module.css';
import { MarkButton } from '../../session/marks/mark-button.tsx';
import { useSessionPage } from '../../session/page/session-page.ts';
import type { SessionRide } from '../../session/page/session.ts';
import type { Margins } from './film.ts';

interface Props {
  readonly entry: SessionRide;
  readonly busy: boolean;
  readonly initial: Margins;
  readonly onSave: (margins: Margins, isDrawn: boolean) => void;
  readonly onShow: () => void;
  /** What becomes of its clip. */
  readonly children: ReactNode;
}

const LONGEST_MARGIN_S = 15;

/** One ride: how far its clip reaches around it, and the ways to save it. */
export function ClipRow({ entry, busy, initial, onSave, onShow, children }: Props) {
  const { entryName, preferences, marks } = useSessionPage();
  const [margins, setMargins] = useState(initial);
  const { ride, number } = entry;
  const name = `${entryName} ${number}`;
  const facts = [
    formatDistance(ride.distance, preferences),
    formatSpeed(ride.max_speed, preferences),
    formatDuration(ride.duration),
  ].join(' · ');
  const handle = (side: keyof Margins, label: string) => (
    <label>
      <Text size="sm" component="span">
        {label} {margins[side].toFixed(1)} s
      </Text>
      <input
        className={range.range}
        type="range"
        min={0}
        max={LONGEST_MARGIN_S}
        step={0.1}
        value={margins[side]}
        aria-label={`${label} ${name.toLowerCase()}`}
        onChange={({ currentTarget }) => setMargins({ ...margins, [side]: Number(currentTarget.value) })}
      />
    </label>
  );
  return (
    <Stack
      gap={8}
      py="sm"
      style={{ borderTop: '1px solid var(--rl-border)' }}
      role="group"
      aria-label={`Clip of ${name.toLowerCase()}`}
    >
      <Group gap="0.5rem 1rem" align="baseline">
        <Text fw={650}>{name}</Text>
        <Text size="sm" c="dimmed">
          {facts}
        </Text>
      </Group>
      <Box display="grid" style={{ gridTemplateColumns: '1fr 1fr', gap: '1rem' }}>
        {handle('before', 'Before')}
        {handle('after', 'After')}
      </Box>
      <Group gap="xs">
        <Button size="sm" variant="default" onClick={onShow}>
          Show
        </Button>
        <Button size="sm" disabled={busy} onClick={() => onSave(margins, false)}>
          Save clip
        </Button>
        <Button size="sm" variant="default" disabled={busy} onClick={() => onSave(margins, true)}>
          Save with speed
        </Button>
        {marks !== null && (
          <Group gap="xs" role="group" aria-label={`Was this a ${entryName.toLowerCase()}?`}>
            <Text size="sm">Was this a {entryName.toLowerCase()}?</Text>
            <MarkButton marks={marks} ride={ride} kind="not_a_ride" />
          </Group>
        )}
      </Group>
      {children}
    </Stack>
  );
}
