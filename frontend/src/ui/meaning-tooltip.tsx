import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';

export interface MeaningProps {
  readonly meaning: string | undefined;
  readonly children: ReactElement;
}

export const MeaningTooltip = ({ meaning, children }: MeaningProps) => (
  <Tooltip
    label={meaning}
    disabled={meaning === undefined}
    events={{ hover: true, focus: true, touch: true }}
    multiline
    maw="20rem"
  >
    {children}
  </Tooltip>
);
