import type { Track } from '@rideline/detection-engine';
import { ActionIcon, Box, Button, Group, Text, Title, UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { WaveCurve } from '../../../charts/wave/wave-curve.tsx';
import { parseTimestamp } from '../../../lib/dates.ts';
import { formatCount, formatDuration, UNCERTAIN_GPS } from '../../../lib/format.ts';
import { PALETTES } from '../../../lib/palette.ts';
import { formatDistance, formatSpeed } from '../../../lib/units.ts';
import { flowText } from '../../../activity/flow-words.ts';
import { MarkButton } from '../marks/mark-button.tsx';
import { Reasons } from '../reasons/reasons.tsx';
import { useSessionPage } from '../page/session-page.ts';
import type { SessionRide } from '../page/session.ts';
import { TrackpointTable } from '../trackpoints/trackpoint-table.tsx';
import { Fold } from './fold.tsx';
import { measuredDistance, measuredSpeed, SPEED_SOURCES } from './measured.ts';
import { useSwipe } from './use-swipe.ts';
import styles from './wave-card.module.css';
import { TileGrid } from '../../../ui/tile-grid.ts';

const BORDERLINE =
  'The time on the wave is too close to your minimum duration for GPS to tell a surf ride from an attempt.';

/** Parts of the card that stay open from wave to wave. */
export interface CardFolds {
  readonly exact: boolean;
  readonly why: boolean;
  readonly trackpoints: boolean;
  readonly toggle: (part: 'exact' | 'why' | 'trackpoints') => void;
}

interface Props {
  readonly entry: SessionRide;
  readonly folds: CardFolds;
  /** null for an unsaved ride. */
  readonly onDelete: (() => void) | null;
}

/** The row of a ride's maximum speed; doubtful rows count only in a rough ride. */
function fastestRow({ speed, doubtful }: Track, { ride, firstRow, lastRow }: SessionRide): number | null {
  let best: number | null = null;
  for (let row = firstRow; row <= lastRow; row++) {
    if (doubtful[row] === 1 && !ride.rough) continue;
    if (best === null || (speed[row] ?? 0) > (speed[best] ?? 0)) best = row;
  }
  return best;
}

/** One wave: its speed and figures, then how exact they are, why it counted and its trackpoints. Its way is on the map of the session. */
export function WaveCard({ entry, folds, onDelete }: Props) {
  const { session, entryName, clock, preferences, scheme, highlight, marks, instrument, stepTo } =
    useSessionPage();
  const { ride, number, firstRow, lastRow } = entry;
  const { track, rides } = session;
  const onNext = stepTo(entry, 1);
  const onPrevious = stepTo(entry, -1);
  const { preferred_speed_unit } = preferences;
  const palette = PALETTES[scheme];
  const name = entryName.toLowerCase();
  const fastest = fastestRow(track, entry);
  const topSpeed = formatSpeed(ride.max_speed, preferences);
  const swipe = useSwipe({ onLeft: onNext, onRight: onPrevious });
  const heart = ride.heart_rate;
  const at = (timestamp: string) => clock.format(parseTimestamp(timestamp) ?? 0);
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['Distance', formatDistance(ride.distance, preferences)],
    ['Max speed', topSpeed],
    ['Total time', formatDuration(ride.duration)],
    ['Surf time', formatDuration(ride.surf_time)],
    ['Average speed', formatSpeed(ride.avg_speed, preferences)],
    ['Lowest speed', formatSpeed(ride.min_speed, preferences)],
    ...(ride.flow ? ([['Flow', flowText(ride.flow)]] as const) : []),
    ...(heart ? ([['Heart', `${heart.before} to ${heart.peak} bpm`]] as const) : []),
  ];
  const step = (label: string, act: (() => void) | null, icon: ReactNode) => (
    <ActionIcon
      variant="default"
      size={36}
      aria-label={label}
      disabled={act === null}
      onClick={() => act?.()}
    >
      {icon}
    </ActionIcon>
  );

  return (
    <article className={styles.card} aria-label={`${entryName} ${number}`} {...swipe}>
      <Group gap="sm" justify="space-between" wrap="nowrap">
        <div>
          <Title order={2} fz="lg" lh={1.3}>
            {entryName} {number}
          </Title>
          <p className={styles.when}>
            {at(ride.start_time)} to {at(ride.end_time)}
          </p>
        </div>
        <Group gap={6} wrap="nowrap">
          {step(`Previous ${name}`, onPrevious, <IconChevronLeft size={20} aria-hidden="true" />)}
          <Box
            component="span"
            miw="4.5em"
            c="dimmed"
            ta="center"
            style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
          >
            {rides.indexOf(entry) + 1} of {rides.length}
          </Box>
          {step(`Next ${name}`, onNext, <IconChevronRight size={20} aria-hidden="true" />)}
        </Group>
      </Group>
      <div className={styles.speed}>
        <WaveCurve
          time={track.time}
          speed={instrument.drawing.speed}
          unit={preferred_speed_unit}
          ride={entry}
          top={fastest === null ? null : { row: fastest, text: topSpeed }}
          palette={palette}
          highlight={highlight}
          label={`Speed of ${name} ${number}, top speed ${topSpeed}`}
        />
      </div>
      <TileGrid component="dl" minColWidth={136} autoFlow="auto-fit" spacing="md" verticalSpacing="xs">
        {facts.map(([label, value]) => (
          <div key={label}>
            <Box component="dt" fz="xs" c="dimmed">
              {label}
            </Box>
            <Box component="dd" fz="md" fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </Box>
          </div>
        ))}
      </TileGrid>
      {ride.rough && (
        <Text fz="xs" c="dimmed">
          {UNCERTAIN_GPS}: too few reliable points, so the numbers are rough.
        </Text>
      )}
      {fastest !== null && (
        <UnstyledButton
          lh="1.5rem"
          mt="-xs"
          fz="xs"
          c="var(--mantine-color-anchor)"
          td="underline"
          style={{ justifySelf: 'start' }}
          onPointerEnter={() => highlight.set({ ride: ride.id, row: fastest })}
          onPointerLeave={() => highlight.clear()}
          onFocus={() => highlight.set({ ride: ride.id, row: fastest })}
          onBlur={() => highlight.clear()}
          onClick={() => highlight.pin(ride.id, fastest)}
        >
          Top speed at point {fastest + 1}
        </UnstyledButton>
      )}
      <Fold title="How exact" open={folds.exact} onToggle={() => folds.toggle('exact')}>
        <TileGrid component="dl" minColWidth={136} autoFlow="auto-fit" spacing="md" verticalSpacing="xs">
          <div>
            <Box component="dt" fz="xs" c="dimmed">
              Distance
            </Box>
            <Box component="dd" fz="md" fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
              {measuredDistance(ride, preferences)}
            </Box>
          </div>
          <div>
            <Box component="dt" fz="xs" c="dimmed">
              Max speed
            </Box>
            <Box component="dd" fz="md" fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
              {measuredSpeed(ride, preferences)}
            </Box>
          </div>
        </TileGrid>
        <Text fz="xs" c="dimmed">
          {SPEED_SOURCES[ride.speed_source].sentence}. 19 times out of 20 the true value is within the ±
          range.
        </Text>
      </Fold>
      <Fold title="Why it counted" open={folds.why} onToggle={() => folds.toggle('why')}>
        <Reasons reasons={ride.reasons} />
        {ride.borderline && (
          <Text fz="xs" c="dimmed">
            {BORDERLINE}
          </Text>
        )}
      </Fold>
      <Fold
        title="Trackpoints"
        note={formatCount(lastRow - firstRow + 1)}
        open={folds.trackpoints}
        onToggle={() => folds.toggle('trackpoints')}
      >
        <div data-no-swipe>
          <TrackpointTable
            span={[firstRow, lastRow]}
            label={`Trackpoints of ${name} ${number}`}
            height={300}
          />
        </div>
      </Fold>
      {(onDelete !== null || marks !== null) && (
        <Group gap="xs">
          {marks !== null && <MarkButton marks={marks} ride={ride} kind="not_a_ride" />}
          {onDelete !== null && (
            <Button
              size="sm"
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={18} aria-hidden="true" />}
              onClick={onDelete}
            >
              Delete {name} {number}
            </Button>
          )}
        </Group>
      )}
    </article>
  );
}
