import { Skeleton, Stack } from '@mantine/core';

/** Skeleton rows while loading; screen readers announce `label`. */
export function LoadingBlock({
  label,
  rows = 6,
  height = 44,
}: {
  label: string;
  rows?: number;
  height?: number;
}) {
  return (
    <Stack gap="sm" role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} radius="md" />
      ))}
    </Stack>
  );
}
