import { Button, Group, Popover, Stack, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useSeasonPage } from '../season-page-context.ts';
import { daysOf, titleOf } from './period.ts';

/** Chooses a first and a last day. */
export function TypedDays() {
  const { period } = useSeasonPage();
  const [opened, setOpened] = useState(false);
  const typed = period.kind === 'days';
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <Button
          variant={typed ? 'filled' : 'default'}
          aria-expanded={opened}
          leftSection={<IconCalendar size={18} aria-hidden="true" />}
          onClick={() => setOpened(!opened)}
        >
          {typed ? titleOf(period) : 'Other days'}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="First and last day">
        <DaysForm onDone={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

function DaysForm({ onDone }: { onDone: () => void }) {
  const { period, season, address } = useSeasonPage();
  const shown = daysOf(period);
  const [from, setFrom] = useState(shown.from ?? season.from ?? '');
  const [to, setTo] = useState(shown.to ?? season.to ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const show = (event: FormEvent) => {
    event.preventDefault();
    if (from === '' || to === '') setProblem('Enter both days.');
    else if (from > to) setProblem('The first day is after the last.');
    else {
      address.choosePeriod({ kind: 'days', from, to });
      onDone();
    }
  };
  return (
    <form noValidate onSubmit={show}>
      <Stack gap="sm">
        <TextInput
          type="date"
          label="First day"
          value={from}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <TextInput
          type="date"
          label="Last day"
          value={to}
          error={problem}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button type="submit" size="sm">
            Show
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
