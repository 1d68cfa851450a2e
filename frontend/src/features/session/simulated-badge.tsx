import { Badge } from '@mantine/core';

export const SimulatedBadge = () => (
  <Badge color="coral" variant="outline">
    Simulated demo session
  </Badge>
);
