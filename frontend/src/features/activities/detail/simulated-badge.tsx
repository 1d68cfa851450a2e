import { Badge } from '@mantine/core';

/** On every page of a session that nobody surfed. */
export const SimulatedBadge = () => (
  <Badge color="coral" variant="outline">
    Simulated demo session
  </Badge>
);
