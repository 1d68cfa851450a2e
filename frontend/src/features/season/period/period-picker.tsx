import { Group, NativeSelect } from '@mantine/core';
import type { Season } from '../../../app/api-types.ts';
import { useSeasonPage } from '../season-page-context.ts';
import { yearsOf } from '../season-history.ts';
import { ALL, monthTitle, type Period, yearOf, yearPeriod } from './period.ts';
import styles from './period.module.css';
import { TypedDays } from './typed-days.tsx';

/** This year and those with sessions, each with its months that have some, newest first. */
function optionsOf(all: Season, thisYear: string) {
  const months = [...new Set(all.days.map(({ day }) => day.slice(0, 7)))].toSorted().toReversed();
  const years = [...new Set([thisYear, ...yearsOf(all)])].toSorted().toReversed();
  return years.map((year) => ({
    group: year,
    items: [
      { value: year, label: `All of ${year}` },
      ...months
        .filter((month) => month.startsWith(year))
        .map((month) => ({ value: month, label: monthTitle(month) })),
    ],
  }));
}

const periodNamed = (name: string): Period =>
  name === 'all' ? ALL : name.length === 4 ? yearPeriod(name) : { kind: 'month', name };

/** Chooses everything, a year or month, or typed days. */
export function PeriodPicker() {
  const { all, period, now, address } = useSeasonPage();
  const options = [{ value: 'all', label: 'All years' }, ...optionsOf(all, yearOf(now))];
  const chosen = period.kind === 'all' ? 'all' : period.kind === 'days' ? '' : period.name;
  const offered = options.some((option) =>
    'items' in option ? option.items.some(({ value }) => value === chosen) : option.value === chosen,
  );
  return (
    <Group gap={8} role="group" aria-label="Period" className={styles.period}>
      <NativeSelect
        aria-label="Year or month"
        miw="min(11rem, 100%)"
        className={styles.select}
        data={[...(offered ? [] : [{ value: '', label: 'Year or month', disabled: true }]), ...options]}
        value={offered ? chosen : ''}
        onChange={({ currentTarget }) => address.choosePeriod(periodNamed(currentTarget.value))}
      />
      <TypedDays />
    </Group>
  );
}
