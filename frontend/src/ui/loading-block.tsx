import { Skeleton, Stack } from '@mantine/core';

/** Grey bars in the place of what is coming; `label` is read out. */
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
