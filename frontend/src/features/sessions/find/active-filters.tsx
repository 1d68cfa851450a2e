import { Button, Group, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ActivityListItem } from '../../../app/api-types.ts';
import { useTimeDisplay } from '../../../app/me.api.ts';
import { formatCount } from '../../../lib/format.ts';
import styles from './list-toolbar.module.css';
import { activeFilters, ALL, type ChosenFilters, NO_FILTERS } from './filters.ts';

interface Props {
  readonly activities: readonly ActivityListItem[];
  /** How many of them the list shows. */
  readonly shown: number;
  readonly search: string;
  readonly filters: ChosenFilters;
  readonly onFilters: (filters: ChosenFilters) => void;
}

/** How many sessions are left, and the filters that leave sessions out, each with a way to drop it. */
export function ActiveFilters({ activities, shown, search, filters, onFilters }: Props) {
  const { clock } = useTimeDisplay();
  const active = activeFilters(filters);
  if (active.length === 0 && search === '') return null;
  return (
    <Group gap="xs" className={styles.active}>
      <Text size="sm" c="dimmed" role="status">
        {formatCount(shown)} of {formatCount(activities.length)} sessions
      </Text>
      {active.map(({ key, label, optionsOf }) => {
        const value = filters[key];
        const name = optionsOf(activities, clock).find((option) => option.value === value)?.label ?? value;
        return (
          <Button
            key={key}
            size="compact-sm"
            variant="light"
            aria-label={`Remove filter: ${label} ${name}`}
            rightSection={<IconX size={14} aria-hidden="true" />}
            onClick={() => onFilters({ ...filters, [key]: ALL })}
          >
            {name}
          </Button>
        );
      })}
      {active.length > 1 && (
        <Button size="compact-sm" variant="subtle" onClick={() => onFilters(NO_FILTERS)}>
          Clear filters
        </Button>
      )}
    </Group>
  );
}
