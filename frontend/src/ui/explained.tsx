import { Tooltip, UnstyledButton } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';

/** A tooltip for a control, on hover, keyboard focus and tap. */
export const MeaningTooltip = ({
  meaning,
  children,
}: {
  meaning: string | undefined;
  children: ReactElement;
}) => (
  <Tooltip label={meaning} events={{ hover: true, focus: true, touch: true }} multiline maw="20rem">
    {children}
  </Tooltip>
);

/** A label that says what it means in a tooltip. */
export const Explained = ({ meaning, children }: { meaning: string; children: ReactNode }) => (
  <MeaningTooltip meaning={meaning}>
    <UnstyledButton
      ta="inherit"
      style={{
        font: 'inherit',
        color: 'inherit',
        textDecoration: 'underline dotted',
        textUnderlineOffset: '0.25em',
        cursor: 'help',
      }}
    >
      {children}
    </UnstyledButton>
  </MeaningTooltip>
);
