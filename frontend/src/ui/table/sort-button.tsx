import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import styles from './sort-button.module.css';

type Sorted = false | 'asc' | 'desc';

interface Props extends Omit<ComponentProps<'button'>, 'style'> {
  readonly sorted: Sorted;
}

/** The title of a column that sorts its table. */
export function SortButton({ sorted, children, ...button }: Props) {
  return (
    <UnstyledButton {...button} className={styles.sort}>
      {children}
      <SortIcon sorted={sorted} />
    </UnstyledButton>
  );
}

function SortIcon({ sorted }: { sorted: Sorted }) {
  if (sorted === false) return <IconArrowsSort size={14} aria-hidden="true" className={styles.unsorted} />;
  return sorted === 'asc' ? (
    <IconArrowUp size={14} aria-hidden="true" />
  ) : (
    <IconArrowDown size={14} aria-hidden="true" />
  );
}
