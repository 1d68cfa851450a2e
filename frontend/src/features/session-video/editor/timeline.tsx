import { Stack } from '@mantine/core';
import range from '../../../ui/range.module.css';
import { useSessionPage } from '../../session/page/session-page.ts';
import { type Film, rideSpan, secondsOf } from './film.ts';
import styles from './video-editor.module.css';

const STEP_S = 0.01;

interface Props {
  readonly film: Film;
  readonly second: number;
  readonly onSeek: (second: number) => void;
}

/** The length of the film with its rides as blocks, and the head that plays. */
export function Timeline({ film, second, onSeek }: Props) {
  const { session, entryName, opened, select } = useSessionPage();
  const length = secondsOf(film);
  const share = (at: number) => `${(Math.max(0, Math.min(length, at)) / length) * 100}%`;
  return (
    <Stack gap={4} miw={0}>
      <div className={styles.blocks} role="group" aria-label={`${entryName}s in the video`}>
        {session.rides.map((entry) => {
          const span = rideSpan(film, entry);
          return (
            span !== null && (
              <button
                key={entry.id}
                type="button"
                className={styles.block}
                style={{ left: share(span.from), right: `calc(100% - ${share(span.to)})` }}
                aria-label={`${entryName} ${entry.number}`}
                aria-pressed={opened?.id === entry.id}
                onClick={() => select(entry.id)}
              >
                <span>{entry.number}</span>
              </button>
            )
          );
        })}
      </div>
      <input
        type="range"
        className={range.range}
        // In a column its basis would be its height.
        style={{ flex: 'none' }}
        aria-label="Time in the video"
        min={0}
        max={length}
        step={STEP_S}
        value={second}
        onChange={({ currentTarget }) => onSeek(Number(currentTarget.value))}
      />
    </Stack>
  );
}
