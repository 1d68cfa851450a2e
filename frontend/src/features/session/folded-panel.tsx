import { Box, Paper, Title, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { FoldChevron } from '../../ui/fold-chevron.tsx';

interface Props {
  /** Name of the section. */
  readonly label: string;
  readonly title: string;
  /** A few words beside the title. */
  readonly note?: string | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A part of the session page that opens below its heading. */
export const FoldedPanel = ({ label, title, note, isOpen, onToggle, children }: Props) => (
  <Paper withBorder shadow="sm" mt="md" component="section" aria-label={label}>
    <Title order={2} fz="inherit" lh="inherit">
      <UnstyledButton
        display="flex"
        w="100%"
        mih={44}
        py={8}
        ps="md"
        pe="sm"
        style={{ gap: '0.75rem', alignItems: 'center', justifyContent: 'space-between' }}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <span>
          <Box component="span" mr="xs" fw={600}>
            {title}
          </Box>
          {note !== undefined && (
            <Box component="span" fz="sm" fw={400} c="dimmed">
              {note}
            </Box>
          )}
        </span>
        <FoldChevron isOpen={isOpen} />
      </UnstyledButton>
    </Title>
    {isOpen && (
      <Box pb="md" px="md">
        {children}
      </Box>
    )}
  </Paper>
);
