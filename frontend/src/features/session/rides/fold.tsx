import { Box, Title, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './wave-card.module.css';

interface Props {
  readonly title: string;
  readonly note?: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A part of the wave card that opens below its heading. */
export function Fold({ title, note, open, onToggle, children }: Props) {
  return (
    <section className={styles.fold}>
      <Title order={3} fz="sm">
        <UnstyledButton className={styles.foldButton} aria-expanded={open} onClick={onToggle}>
          <IconChevronRight size={16} className={styles.chevron} aria-hidden="true" />
          {title}
          {note !== undefined && (
            <Box component="span" fw={400} c="dimmed">
              {note}
            </Box>
          )}
        </UnstyledButton>
      </Title>
      {open && <Box pb={8}>{children}</Box>}
    </section>
  );
}
