import { Title } from '@mantine/core';

/** The heading of a session: at most two lines of its name. */
export const SessionName = ({ children: name }: { children: string }) => (
  <Title order={1} lineClamp={2} miw={0} title={name} style={{ overflowWrap: 'anywhere' }}>
    {name}
  </Title>
);
