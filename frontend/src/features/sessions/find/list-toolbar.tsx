import { Button, Group, TextInput } from '@mantine/core';
import { IconListCheck, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './list-toolbar.module.css';

interface Props {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** Filters, and the button that starts selecting. */
  readonly children: ReactNode;
}

/** Search and filters of the list. */
export function ListToolbar({ search, onSearch, children }: Props) {
  return (
    <Group gap={10} role="search">
      <TextInput
        flex={{ base: '1 1 7rem', xs: '1 1 12rem' }}
        aria-label="Search sessions"
        placeholder="Search by name, place, vessel or date"
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        value={search}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      {children}
    </Group>
  );
}

/** Shows and hides the checkboxes and the bar of what is done with several sessions. */
export function SelectButton({ selecting, onToggle }: { selecting: boolean; onToggle: () => void }) {
  return (
    <Button
      variant={selecting ? 'light' : 'default'}
      className={styles.button}
      leftSection={<IconListCheck size={18} aria-hidden="true" />}
      aria-pressed={selecting}
      onClick={onToggle}
    >
      Select
    </Button>
  );
}
