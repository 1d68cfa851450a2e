import { Button, Group, NativeSelect } from '@mantine/core';
import { monthName } from '../../../charts/months/month-layout.ts';
import { lastMonths, monthsOf, type Period } from './period.ts';

interface Props {
  readonly period: Period;
  /** First month with an event. */
  readonly first: string;
  readonly current: string;
  readonly onChoose: (period: Period) => void;
}

/** Chooses first and last month of all insights. */
export function PeriodPicker({ period, first, current, onChoose }: Props) {
  const oldest = period.from < first ? period.from : first;
  const presets = [
    { label: 'Last 12 months', period: lastMonths(12, current) },
    { label: 'Last 24 months', period: lastMonths(24, current) },
    { label: 'All months', period: { from: first, to: current } },
  ];
  // The first of them where two are of the same months, as in a community's first year.
  const chosen = presets.find(({ period: { from, to } }) => from === period.from && to === period.to);
  return (
    <Group gap="0.75rem 1rem" align="flex-end" role="group" aria-label="Period">
      <NativeSelect
        label="From"
        miw="8.5rem"
        value={period.from}
        data={byYear(monthsOf({ from: oldest, to: period.to }))}
        onChange={({ currentTarget }) => onChoose({ ...period, from: currentTarget.value })}
      />
      <NativeSelect
        label="To"
        miw="8.5rem"
        value={period.to}
        data={byYear(monthsOf({ from: period.from, to: current }))}
        onChange={({ currentTarget }) => onChoose({ ...period, to: currentTarget.value })}
      />
      <Group gap={8} align="stretch">
        {presets.map((preset) => (
          <Button
            key={preset.label}
            size="compact-md"
            variant={preset === chosen ? 'light' : 'default'}
            aria-pressed={preset === chosen}
            onClick={() => onChoose(preset.period)}
          >
            {preset.label}
          </Button>
        ))}
      </Group>
    </Group>
  );
}

/** Options grouped by year, newest first. */
function byYear(months: readonly string[]) {
  const years = [...new Set(months.map((month) => month.slice(0, 4)))].toReversed();
  return years.map((year) => ({
    group: year,
    items: months
      .filter((month) => month.startsWith(year))
      .toReversed()
      .map((month) => ({ value: month, label: monthName(month) })),
  }));
}
