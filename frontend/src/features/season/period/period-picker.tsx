import { Button, Group, NativeSelect } from '@mantine/core';
import { monthTitle, ALL, isSame, type Period, yearOf, yearPeriod } from './period.ts';
import { useSeasonPage } from '../season-page-context.ts';
import { yearsOf } from '../season-history.ts';
import type { Season } from '../../../app/api-types.ts';
import styles from './period.module.css';
import { TypedDays } from './typed-days.tsx';

/** The years with sessions, each with its months that have some, newest first. */
function optionsOf(all: Season) {
  const months = [...new Set(all.days.map(({ day }) => day.slice(0, 7)))].toSorted().toReversed();
  return yearsOf(all).map((year) => ({
    group: year,
    items: [
      { value: year, label: `All of ${year}` },
      ...months
        .filter((month) => month.startsWith(year))
        .map((month) => ({ value: month, label: monthTitle(month) })),
    ],
  }));
}

const periodNamed = (name: string): Period => ({ kind: name.length === 4 ? 'year' : 'month', name });

/** Chooses this year, last year, everything, a year or month with sessions, or typed days. */
export function PeriodPicker() {
  const { all, period, now, address } = useSeasonPage();
  const thisYear = yearPeriod(yearOf(now));
  const presets = [
    { label: 'This year', period: thisYear },
    { label: 'Last year', period: yearPeriod(String(Number(yearOf(now)) - 1)) },
    { label: 'All', period: ALL },
  ];
  const chosen = 'name' in period ? period.name : '';
  const options = optionsOf(all);
  const offered = options.some(({ items }) => items.some(({ value }) => value === chosen));
  return (
    <Group gap={8} role="group" aria-label="Period">
      <div className={styles.presets}>
        {presets.map((preset) => (
          <Button
            key={preset.label}
            size="sm"
            variant={isSame(preset.period, period) ? 'filled' : 'default'}
            aria-pressed={isSame(preset.period, period)}
            onClick={() => address.choosePeriod(preset.period)}
          >
            {preset.label}
          </Button>
        ))}
      </div>
      <NativeSelect
        aria-label="Year or month"
        className={styles.select}
        data={[...(offered ? [] : [{ value: '', label: 'Year or month', disabled: true }]), ...options]}
        value={offered ? chosen : ''}
        onChange={({ currentTarget }) => address.choosePeriod(periodNamed(currentTarget.value))}
      />
      <TypedDays />
    </Group>
  );
}
