import { Button, Group, Modal, NumberInput, Text } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { momentOf, timeOfDay, type TimeOfDay, zoneLabel } from '../session/clock.ts';

interface Props {
  readonly opened: boolean;
  /** Epoch milliseconds: the current start of the video, or the session's. */
  readonly start: number;
  /** Zone of the clock time. */
  readonly zone: string;
  readonly onClose: () => void;
  readonly onSet: (start: number) => void;
}

const FIELDS = [
  { key: 'hours', label: 'Hours', max: 23 },
  { key: 'minutes', label: 'Minutes', max: 59 },
  { key: 'seconds', label: 'Seconds', max: 59 },
] as const;

const twoDigits = (value: string | number) => String(value).padStart(2, '0');

function Form({ start, zone, onSet }: Pick<Props, 'start' | 'zone' | 'onSet'>) {
  const [time, setTime] = useState<TimeOfDay>(() => timeOfDay(start, zone));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSet(momentOf(time, start, zone));
  };
  return (
    <form onSubmit={submit}>
      <Text mb="md">
        When did the video start? Enter the clock time of the first frame ({zoneLabel(zone)}) and we'll show
        where each ride is.
      </Text>
      <Group grow align="flex-start">
        {FIELDS.map(({ key, label, max }) => (
          <NumberInput
            key={key}
            label={label}
            min={0}
            max={max}
            clampBehavior="strict"
            allowDecimal={false}
            allowNegative={false}
            valueIsNumericString={false}
            value={twoDigits(time[key])}
            onChange={(value) => setTime({ ...time, [key]: Number(value) })}
          />
        ))}
      </Group>
      <Text mt="sm" role="status">
        Video starts at {time.hours}:{twoDigits(time.minutes)}:{twoDigits(time.seconds)} {zoneLabel(zone)}
      </Text>
      <Button type="submit" mt="md" fullWidth>
        Apply
      </Button>
    </form>
  );
}

export function VideoStartDialog({ opened, start, zone, onClose, onSet }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Video start time"
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {opened && <Form start={start} zone={zone} onSet={onSet} />}
    </Modal>
  );
}
