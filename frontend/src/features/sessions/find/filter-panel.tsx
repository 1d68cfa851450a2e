import { Button, NativeSelect, Popover, Stack } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ActivityListItem } from '../../../app/api-types.ts';
import { useTimeDisplay } from '../../../app/me.api.ts';
import styles from './list-toolbar.module.css';
import { activeFilters, ALL, type ChosenFilters, type Filter, FILTERS } from './filters.ts';

interface FilterSelectProps {
  readonly filter: Filter;
  /** All sessions, whose values are offered. */
  readonly activities: readonly ActivityListItem[];
  readonly filters: ChosenFilters;
  readonly onFilters: (filters: ChosenFilters) => void;
  readonly withLabel?: boolean;
}

export function FilterSelect({
  filter,
  activities,
  filters,
  onFilters,
  withLabel = false,
}: FilterSelectProps) {
  const { key, label, all, optionsOf } = filter;
  const { clock } = useTimeDisplay();
  return (
    <NativeSelect
      {...(withLabel ? { label } : { 'aria-label': label })}
      data={[{ value: ALL, label: all }, ...optionsOf(activities, clock)]}
      value={filters[key]}
      onChange={({ currentTarget }) => onFilters({ ...filters, [key]: currentTarget.value })}
    />
  );
}

interface PanelProps extends Omit<FilterSelectProps, 'filter' | 'withLabel'> {
  /** Filters that have a place of their own on wide screens. */
  readonly without: readonly Filter['key'][];
  /** Other choices of the list on narrow screens. */
  readonly children?: ReactNode;
}

/** The filters behind a button, which counts the active ones. */
export function FilterPanel({ without, children, ...select }: PanelProps) {
  const { clock } = useTimeDisplay();
  const hasChoice = ({ key, optionsOf }: Filter) =>
    select.filters[key] !== ALL || optionsOf(select.activities, clock).length > 0;
  const inside = FILTERS.filter((filter) => !without.includes(filter.key) && hasChoice(filter));
  const active = activeFilters(select.filters).filter((filter) => inside.includes(filter)).length;
  return (
    <Popover position="bottom-end" width={280} trapFocus returnFocus shadow="md">
      <Popover.Target>
        <Button
          variant={active === 0 ? 'default' : 'light'}
          className={styles.button}
          leftSection={<IconFilter size={18} aria-hidden="true" />}
        >
          {active === 0 ? 'Filters' : `Filters (${active})`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Filters">
        <Stack gap="sm">
          {inside.map((filter) => (
            <FilterSelect key={filter.key} filter={filter} {...select} withLabel />
          ))}
          {children}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
