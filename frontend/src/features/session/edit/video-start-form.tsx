import { Button, Group, NumberInput, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { momentOf, timeOfDay, type TimeOfDay, zoneLabel } from '../page/clock.ts';

export interface VideoStartProps {
  /** Epoch milliseconds: the current start of the video, or the session's. */
  readonly start: number;
  /** Zone of the clock time. */
  readonly zone: string;
  readonly onSet: (start: number) => void;
}

const FIELDS = [
  { key: 'hours', label: 'Hours', max: 23 },
  { key: 'minutes', label: 'Minutes', max: 59 },
  { key: 'seconds', label: 'Seconds', max: 59 },
] as const;

/** As typed: a field may be empty or out of range. */
type Draft = Record<keyof TimeOfDay, string | number>;

const twoDigits = (value: string | number) => (value === '' ? '' : String(value).padStart(2, '0'));

function checkTime(draft: Draft): Partial<Record<keyof Draft, string>> {
  const isFit = (value: string | number, max: number) =>
    value !== '' && Number.isInteger(Number(value)) && Number(value) >= 0 && Number(value) <= max;
  return Object.fromEntries(
    FIELDS.filter(({ key, max }) => !isFit(draft[key], max)).map(({ key, label, max }) => [
      key,
      `${label} must be a whole number from 0 to ${max}`,
    ]),
  );
}

const timeIn = ({ hours, minutes, seconds }: Draft): TimeOfDay => ({
  hours: Number(hours),
  minutes: Number(minutes),
  seconds: Number(seconds),
});

/** Asks for the clock time of a video's first frame. */
export function VideoStartForm({ start, zone, onSet }: VideoStartProps) {
  const form = useForm<Draft>({ initialValues: timeOfDay(start, zone), validate: checkTime });
  const { values } = form;
  const { hours, minutes, seconds } = timeIn(values);
  return (
    <form noValidate onSubmit={form.onSubmit((draft) => onSet(momentOf(timeIn(draft), start, zone)))}>
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
            clampBehavior="none"
            {...form.getInputProps(key)}
            value={twoDigits(values[key])}
          />
        ))}
      </Group>
      <Text mt="sm" role="status">
        {Object.keys(checkTime(values)).length === 0 &&
          `Video starts at ${hours}:${twoDigits(minutes)}:${twoDigits(seconds)} ${zoneLabel(zone)}`}
      </Text>
      <Button type="submit" mt="md" fullWidth>
        Apply
      </Button>
    </form>
  );
}
