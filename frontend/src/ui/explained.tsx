import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { lazyPart } from './lazy-part.tsx';
import type { MeaningProps } from './meaning-tooltip.tsx';

const Bare = ({ children }: MeaningProps) => children;

/** A tooltip for a control, on hover, keyboard focus and tap; its code is not waited for. */
export const MeaningTooltip = lazyPart(async () => (await import('./meaning-tooltip.tsx')).MeaningTooltip, {
  Waiting: Bare,
  Failed: Bare,
});

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
