import { Flex, Group } from '@mantine/core';
import { RouterAnchor } from '../../../ui/router-anchor.tsx';

const MOST = 5;

interface Props {
  readonly distance: readonly number[];
  readonly addressOf: (row: number) => string;
  readonly describe: (row: number) => string;
}

/** The longest rides on the map as links: the way to them by keyboard, and without a map. */
export function LongestRides({ distance, addressOf, describe }: Props) {
  const rows = distance
    .map((_, row) => row)
    .sort((a, b) => (distance[b] ?? 0) - (distance[a] ?? 0))
    .slice(0, MOST);
  return (
    <Group gap="0.25rem 1rem" align="stretch" mt="xs" fz="sm" c="dimmed">
      <span>Longest here:</span>
      <Flex component="ul" gap="0.25rem 1rem" wrap="wrap" aria-label="Longest rides here">
        {rows.map((row) => (
          <li key={row}>
            <RouterAnchor to={addressOf(row)} size="sm" display="inline-block" lh="1.5rem">
              {describe(row)}
            </RouterAnchor>
          </li>
        ))}
      </Flex>
    </Group>
  );
}
