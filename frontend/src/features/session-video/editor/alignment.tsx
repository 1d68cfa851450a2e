import { dayInZone } from '@rideline/detection-engine';
import { Button, Flex, Group, NativeSelect, Text } from '@mantine/core';
import { type RefObject, useState } from 'react';
import type { AlignmentMethod } from '../../../app/api-types.ts';
import { FoldChevron } from '../../../ui/fold-chevron.tsx';
import { useSessionPage } from '../../session/page/session-page.ts';
import { type Film, isSurelyAligned } from './film.ts';

interface Props {
  readonly film: Film;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly onAlign: (startsAt: number, method?: AlignmentMethod, reason?: string) => void;
}

const NUDGES = [-10, -1, -0.1, 0.1, 1, 10];

/** When the film starts, why, and the ways to change it, which are folded while that is sure. */
export function Alignment({ film, video, onAlign }: Props) {
  const { session, entryName, clock } = useSessionPage();
  const [chosen, setChosen] = useState('');
  const [isOpen, setOpen] = useState(!isSurelyAligned(film));
  const name = entryName.toLowerCase();
  const ride = session.rides.find(({ id }) => String(id) === chosen) ?? session.rides[0];
  const others = film.candidates.filter(({ startsAt }) => startsAt !== film.startsAt);
  return (
    <Flex component="section" direction="column" gap="xs" miw={0} aria-label="Alignment">
      <Group gap="xs">
        <Text role="status">
          {film.startsAt !== null && `The video starts at ${clock.format(film.startsAt)}. `}
          {film.reason}
        </Text>
        {film.startsAt !== null && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-expanded={isOpen}
            rightSection={<FoldChevron isOpen={isOpen} size={16} />}
            onClick={() => setOpen(!isOpen)}
          >
            Adjust
          </Button>
        )}
      </Group>
      {isOpen && film.startsAt !== null && (
        <Group gap="xs" role="group" aria-label="Move the start of the video">
          {NUDGES.map((seconds) => (
            <Button
              key={seconds}
              size="sm"
              variant="default"
              aria-label={`${Math.abs(seconds)} s ${seconds < 0 ? 'earlier' : 'later'}`}
              onClick={() => onAlign((film.startsAt ?? 0) + seconds * 1000)}
            >
              {seconds < 0 ? '-' : '+'}
              {Math.abs(seconds)} s
            </Button>
          ))}
        </Group>
      )}
      {isOpen && film.notInRealTime === null && ride !== undefined && (
        <Group gap="xs" align="flex-end">
          <NativeSelect
            label={`This frame is the take-off of ${name}`}
            data={session.rides.map(({ id, number }) => ({
              value: String(id),
              label: `${entryName} ${number}`,
            }))}
            value={String(ride.id)}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
          <Button
            variant="default"
            onClick={() =>
              onAlign(Math.round(Date.parse(ride.ride.start_time) - (video.current?.currentTime ?? 0) * 1000))
            }
          >
            Align here
          </Button>
        </Group>
      )}
      {isOpen && others.length > 0 && (
        <NativeSelect
          label="Other starts that the file allows"
          data={[
            { value: '', label: 'Choose a start' },
            ...others.map(({ startsAt, reason }) => ({
              value: String(startsAt),
              label: `${dayInZone(startsAt, clock.zone, 'dayOfYear')}, ${clock.format(startsAt)}: ${reason}`,
            })),
          ]}
          value=""
          onChange={({ currentTarget }) => {
            const other = others.find(({ startsAt }) => String(startsAt) === currentTarget.value);
            if (other !== undefined) onAlign(other.startsAt, other.method, other.reason);
          }}
        />
      )}
    </Flex>
  );
}
