import { Box, Title, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { FoldChevron } from '../../../ui/fold-chevron.tsx';
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
        <UnstyledButton
          display="flex"
          w="100%"
          mih={44}
          fz="inherit"
          fw={700}
          style={{ gap: '0.375rem', alignItems: 'center' }}
          aria-expanded={open}
          onClick={onToggle}
        >
          <FoldChevron isOpen={open} size={16} />
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
