import { Button, Flex, Group, NativeSelect, Text, Title } from '@mantine/core';
import type { Target } from 'mediabunny';
import { useState } from 'react';
import { momentOfSession } from '../../../lib/dates.ts';
import { formatDuration } from '../../../lib/format.ts';
import { formatDistance, formatSpeed } from '../../../lib/units.ts';
import { useSessionPage } from '../../session/page/session-page.ts';
import type { SessionRide } from '../../session/page/session.ts';
import { copyClip } from '../export/clip.ts';
import { drawClip } from '../export/draw-clip.ts';
import { type Shape, SHAPES, sizeOf } from '../export/encoders.ts';
import type { Job } from '../export/job.ts';
import { overlayOf } from '../export/overlay.ts';
import { writeReel } from '../export/reel.ts';
import { tagsOfClip } from '../export/taken-at.ts';
import { REEL_TITLE } from '../read/real-time.ts';
import { ClipRow } from './clip-row.tsx';
import { bestRides, type Best, clipName, REEL_MARGINS } from './clip-choice.ts';
import { ExportStatus } from './export-status.tsx';
import {
  clipSpan,
  CLIP_MARGINS,
  type Film,
  type Margins,
  momentAt,
  rideSpan,
  secondsOf,
  type Span,
} from './film.ts';
import { useExport } from './use-export.ts';

const BEST: readonly { value: Best; label: string }[] = [
  { value: 'distance', label: 'By length' },
  { value: 'time', label: 'By time' },
  { value: 'speed', label: 'By speed' },
];

interface Props {
  readonly films: readonly Film[];
  /** Brings the film into view. */
  readonly onShow: () => void;
}

/** A clip of each ride that the films show, and a reel of the best. */
export function Clips({ films, onShow }: Props) {
  const { session, entryName, preferences, select } = useSessionPage();
  const [shape, setShape] = useState<Shape>('16:9');
  const [best, setBest] = useState<Best>('distance');
  const work = useExport();
  /** The ride whose clip was last written; null for the reel. */
  const [written, setWritten] = useState<number | null>(null);
  const day = momentOfSession(session.activity)?.millis ?? session.start;
  const offset = session.activity.utc_offset;
  const filmed = session.rides.flatMap((entry) => {
    const film = films.find((one) => rideSpan(one, entry) !== null);
    return film === undefined ? [] : [{ entry, film }];
  });
  const others = session.rides.length - filmed.length;
  const drawing = (entry: SessionRide) => ({ entry, entryName, preferences, track: session.track });
  const name = (what: string) => clipName(day, offset, what);

  const save = (entry: SessionRide, film: Film, span: Span, isDrawn: boolean) => {
    setWritten(entry.id);
    const write = async (target: Target, job: Job) => {
      if (!isDrawn) return copyClip(film.file, span, target, job);
      const size = await sizeOf(film, shape);
      return drawClip(film, span, size, overlayOf(drawing(entry), size), target, job);
    };
    const copied = (film.file.size * (span.to - span.from)) / secondsOf(film);
    const clip = name(`${entryName}-${entry.number}${isDrawn ? '-speed' : ''}`);
    const taken = momentAt(film, span.from);
    const tags = tagsOfClip(taken, offset);
    void work.run({ name: clip, taken, tags, write, bytes: isDrawn ? null : copied });
  };
  const saveReel = () => {
    setWritten(null);
    const chosen = bestRides(filmed, best, session.activity.surf_type);
    const taken = Date.parse(chosen[0]!.entry.ride.start_time);
    const write = async (target: Target, job: Job) => {
      const size = await sizeOf(chosen[0]!.film, shape);
      const parts = chosen.map(({ entry, film }) => ({
        film,
        span: clipSpan(film, rideSpan(film, entry)!, REEL_MARGINS),
        title: [
          `${entryName} ${entry.number}`,
          [
            formatDistance(entry.ride.distance, preferences),
            formatSpeed(entry.ride.max_speed, preferences),
            formatDuration(entry.ride.duration),
          ].join(' · '),
        ],
        layers: overlayOf(drawing(entry), size),
      }));
      return writeReel(parts, size, target, job);
    };
    void work.run({ name: name('reel'), taken, tags: { title: REEL_TITLE }, write, bytes: null });
  };

  return (
    <Flex component="section" direction="column" gap="xs" miw={0} aria-label="Clips">
      <Title order={2} size="h4">
        Clips
      </Title>
      <Group gap="sm" align="flex-end">
        <NativeSelect
          label="Shape"
          data={Object.keys(SHAPES)}
          value={shape}
          onChange={({ currentTarget }) => setShape(currentTarget.value as Shape)}
        />
        <NativeSelect
          label="Best five"
          data={[...BEST]}
          value={best}
          onChange={({ currentTarget }) => setBest(currentTarget.value as Best)}
        />
        <Button variant="default" disabled={work.isBusy || filmed.length === 0} onClick={saveReel}>
          Reel of the best five
        </Button>
      </Group>
      {written === null && <ExportStatus work={work} />}
      {filmed.map(({ entry, film }) => (
        <ClipRow
          key={entry.id}
          entry={entry}
          busy={work.isBusy}
          onSave={(margins: Margins, isDrawn) =>
            save(entry, film, clipSpan(film, rideSpan(film, entry)!, margins), isDrawn)
          }
          onShow={() => {
            select(entry.id);
            onShow();
          }}
          initial={CLIP_MARGINS}
        >
          {written === entry.id && <ExportStatus work={work} />}
        </ClipRow>
      ))}
      {others > 0 && (
        <Text size="sm" c="dimmed" pt="sm" style={{ borderTop: '1px solid var(--rl-border)' }}>
          {notFilmed(others, filmed.length > 0, entryName)}
        </Text>
      )}
    </Flex>
  );
}

/** 'The other 25 rides are not in this video.' */
function notFilmed(count: number, hasFilmed: boolean, entryName: string): string {
  const name = entryName.toLowerCase();
  if (!hasFilmed) return `No ${name} of this session is in this video.`;
  return count === 1
    ? `One more ${name} isn't in this video.`
    : `${count} more ${name}s aren't in this video.`;
}
