import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { PACIFIC, zoneOffset } from '@rideline/detection-engine';
import { useState, type FormEvent } from 'react';
import { useTimeDisplay } from '../../../app/me.api.ts';
import { sentenceOf } from '../../../app/problem.ts';
import { parseTimestamp } from '../../../lib/dates.ts';
import { Notice } from '../../../ui/notice.tsx';
import { showSuccessToast } from '../../../ui/toast.ts';
import type { Activity } from '../../../activity/activity.ts';
import { useCorrectStartMutation } from '../../../activity/detection.api.ts';
import { zoneLabel } from '../page/clock.ts';

interface Props {
  readonly activity: Activity;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const MINUTE_MS = 60_000;

/** '2026-09-12T08:00:00' on the clocks of a zone, as the field has it. */
const localTime = (millis: number, zone: string): string =>
  new Date(millis + zoneOffset(zone, millis) * MINUTE_MS).toISOString().slice(0, 19);

/** Epoch milliseconds of such a text; NaN for an incomplete one. */
function momentOf(text: string, zone: string): number {
  const asUtc = Date.parse(`${text}Z`);
  const near = asUtc - zoneOffset(zone, asUtc) * MINUTE_MS;
  return asUtc - zoneOffset(zone, near) * MINUTE_MS;
}

function Form({ activity, onClose }: Omit<Props, 'opened'>) {
  const { clock } = useTimeDisplay();
  const zone = (clock === 'spot' ? activity.time_zone : null) ?? PACIFIC;
  const start = parseTimestamp(activity.activity_time) ?? 0;
  const [text, setText] = useState(() => localTime(start, zone));
  const [failure, setFailure] = useState<string | null>(null);
  const [correct, { isLoading }] = useCorrectStartMutation();
  // The field has no milliseconds.
  const moment = momentOf(text, zone) + (start % 1000);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const start_time = new Date(moment).toISOString();
    const answer = await correct({ urlHash: activity.url_hash, start_time });
    if (answer.error !== undefined) {
      setFailure(sentenceOf(answer.error, 'Failed to correct the start'));
      return;
    }
    onClose();
    showSuccessToast('Start corrected.');
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <Stack>
        <Text size="sm">
          If your watch had the wrong date or time, enter when the session really began. Rides, tide and light
          move with it.
        </Text>
        <TextInput
          type="datetime-local"
          step={1}
          label={`This session began at (${zoneLabel(zone)})`}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Notice success={null} failure={failure} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" disabled={isLoading} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isLoading} disabled={Number.isNaN(moment) || moment === start}>
            Correct start
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Corrects when a session began, after a device with a wrong clock. */
export function StartDialog({ opened, onClose, activity }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title="Correct start time">
      {opened && <Form activity={activity} onClose={onClose} />}
    </Modal>
  );
}
