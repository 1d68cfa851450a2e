import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconPlayerTrackNextFilled } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import range from '../../../ui/range.module.css';
import { useSessionPage } from '../page/session-page.ts';
import styles from './replay-bar.module.css';

const SECOND = 1000;
/** Replay speeds offered, relative to real time. */
const PACES = [1, 5, 10, 30, 60];

/** Starts and pauses the replay of the rides only. */
export function PlayRides() {
  const { replay, entryName } = useSessionPage();
  const active = replay.playing === 'rides';
  const Icon = active ? IconPlayerPauseFilled : IconPlayerTrackNextFilled;
  return (
    <Button
      size="xs"
      variant="light"
      className={styles.rides}
      leftSection={<Icon size={16} aria-hidden="true" />}
      onClick={() => replay.toggle('rides')}
    >
      {active ? 'Pause' : `Play ${entryName.toLowerCase()}s`}
    </Button>
  );
}

/** Plays the session or its rides, at a chosen speed and from a chosen time; `withRides`: with a button for the rides only. */
export function ReplayBar({ withRides }: { readonly withRides: boolean }) {
  const { replay, clock } = useSessionPage();
  const { playing, start, end, moment, pace, setPace, show, toggle } = replay;
  const slider = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const follow = () => {
      const now = moment.get();
      if (slider.current === null) return;
      slider.current.value = String(now - start);
      slider.current.setAttribute('aria-valuetext', clock.format(now));
    };
    follow();
    return moment.subscribe(follow);
  }, [moment, start, clock]);

  const active = playing === 'all';
  const Icon = active ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <div className={styles.bar} role="group" aria-label="Replay">
      <ActionIcon
        className={styles.play}
        size={36}
        variant="light"
        aria-label={active ? 'Pause replay' : 'Play replay'}
        title={active ? 'Pause' : 'Replay the session'}
        onClick={() => toggle('all')}
      >
        <Icon size={18} aria-hidden="true" />
      </ActionIcon>
      <input
        ref={slider}
        className={range.range}
        type="range"
        aria-label="Time of the replay"
        min={0}
        max={Math.max(SECOND, end - start)}
        step={SECOND}
        defaultValue={0}
        onChange={({ currentTarget }) => show(start + Number(currentTarget.value))}
      />
      <NativeSelect
        size="xs"
        aria-label="Speed of the replay"
        data={PACES.map((value) => ({ value: String(value), label: `${value}x` }))}
        value={String(pace)}
        onChange={({ currentTarget }) => setPace(Number(currentTarget.value))}
      />
      {withRides && <PlayRides />}
    </div>
  );
}
