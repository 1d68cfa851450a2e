import { ActionIcon, Group, NativeSelect } from '@mantine/core';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import range from '../../../ui/range.module.css';
import type { Replay } from './use-replay.ts';

const SECOND = 1000;
/** Replay speeds offered, relative to real time. */
const PACES = [1, 5, 10, 30, 60];

interface Props {
  readonly replay: Replay;
  /** The time of a moment. */
  readonly format: (millis: number) => string;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** Plays the session at a chosen speed and from a chosen time. */
export function ReplayBar({ replay, format, children }: Props) {
  const { playing, start, end, moment, pace, setPace, show, toggle } = replay;
  const slider = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const follow = () => {
      const now = moment.get();
      if (slider.current === null) return;
      slider.current.value = String(now - start);
      slider.current.setAttribute('aria-valuetext', format(now));
    };
    follow();
    return moment.subscribe(follow);
  }, [moment, start, format]);

  const active = playing === 'all';
  const Icon = active ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <Group gap="xs" wrap="nowrap" pt={8} role="group" aria-label="Replay">
      <ActionIcon
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
      {children}
    </Group>
  );
}
