import { ActionIcon, Box, Stack, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { formatClock } from '../../../lib/format.ts';
import { useSessionPage } from '../../session/page/session-page.ts';
import { type Film, secondsOf } from './film.ts';
import { Timeline } from './timeline.tsx';
import styles from './video-editor.module.css';
import { useSharedClock } from './use-shared-clock.ts';

interface Props {
  readonly film: Film;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly comesIntoView: boolean;
}

const CANNOT_PLAY =
  "This browser can't play this kind of video. Its rides can still be saved as clips, which are copied as they are.";

/** The film with its rides below. It plays together with map, chart and table. */
export function VideoPlayer({ film, video, comesIntoView }: Props) {
  const { clock } = useSessionPage();
  const [playing, setPlaying] = useState(false);
  const [unplayable, setUnplayable] = useState<string | null>(null);
  const { second, seek } = useSharedClock(film, video);
  const toggle = () => {
    const player = video.current;
    if (player === null) return;
    if (player.paused) void player.play().catch(() => undefined);
    else player.pause();
  };
  useSpaceKey(toggle);
  const Icon = playing ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <Stack gap="xs" miw={0}>
      {unplayable === film.url && (
        <Text role="status" mb="xs">
          {CANNOT_PLAY}
        </Text>
      )}
      <video
        ref={video}
        className={styles.video}
        src={film.url}
        aria-label={film.file.name}
        playsInline
        preload="metadata"
        hidden={unplayable === film.url}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        // Of a film whose picture it can't decode a browser plays the sound alone.
        onLoadedMetadata={({ currentTarget }) => {
          if (currentTarget.videoWidth === 0) setUnplayable(film.url);
          else if (comesIntoView) currentTarget.scrollIntoView({ block: 'nearest' });
        }}
        onError={() => setUnplayable(film.url)}
        onClick={toggle}
      />
      <div className={styles.controls}>
        <ActionIcon
          size={44}
          variant="light"
          aria-label={playing ? 'Pause video' : 'Play video'}
          onClick={toggle}
        >
          <Icon size={20} aria-hidden="true" />
        </ActionIcon>
        <Timeline film={film} second={second} onSeek={seek} />
        <Text size="sm" className={styles.time}>
          {formatClock(second)} / {formatClock(secondsOf(film))}
          {film.startsAt !== null && (
            <Box component="span" c="dimmed">
              {clock.format(film.startsAt + second * 1000)}
            </Box>
          )}
        </Text>
      </div>
    </Stack>
  );
}

/** Space plays and pauses, except where it presses what has the focus. */
function useSpaceKey(toggle: () => void) {
  useWindowEvent('keydown', (event) => {
    if (event.key !== ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
    const pressed =
      'a, button, input, select, textarea, summary, [role=tab], [role=dialog], [contenteditable]';
    if (event.target instanceof Element && event.target.closest(pressed) !== null) return;
    event.preventDefault();
    toggle();
  });
}
