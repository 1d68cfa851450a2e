import { Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { monthTitle } from '../find/day-of.ts';
import type { Folding } from './folded-months.ts';
import type { MonthItem } from './list-items.ts';
import styles from './month-heading.module.css';
import { sessionCount } from './year-scrubber.tsx';

/** A month with the number of its sessions. */
export const MonthTitle = ({ month, sessions }: MonthItem) => (
  <>
    <Text span inherit fw={600}>
      {monthTitle(month)}
    </Text>{' '}
    <Text span size="sm" fw={400} c="dimmed">
      {sessionCount(sessions)}
    </Text>
  </>
);

interface Props {
  readonly item: MonthItem;
  /** Undefined in a list too short to be folded. */
  readonly folding: Folding | undefined;
}

/** The heading of a month, which shows and hides its sessions. */
export const MonthHeading = ({ item, folding }: Props) => (
  <Text component="h2" inherit truncate fz="md" m={0} px={2}>
    {folding === undefined ? (
      <MonthTitle {...item} />
    ) : (
      <UnstyledButton
        className={styles.fold}
        display="inline-flex"
        fw="inherit"
        style={{ gap: '0.25rem', alignItems: 'center' }}
        aria-expanded={folding.isOpen(item.month)}
        onClick={() => folding.toggle(item.month)}
      >
        <IconChevronDown size={16} aria-hidden="true" />
        <span>
          <MonthTitle {...item} />
        </span>
      </UnstyledButton>
    )}
  </Text>
);
