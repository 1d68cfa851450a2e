import { Box, Button, Group, Paper, Stack, Title } from '@mantine/core';
import type { Vessel } from '../../app/api-types.ts';
import { VESSEL_TYPES, vesselName } from '../../lib/vessels.ts';

export function VesselCard({
  vessel,
  onEdit,
  onDelete,
}: {
  vessel: Vessel;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const name = vesselName(vessel);
  return (
    <Paper component="li" withBorder radius="lg" p="lg">
      <Stack gap="md" h="100%">
        <Title order={2} fz="lg" style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Title>
        <Box
          component="dl"
          display="grid"
          fz="0.9375rem"
          style={{
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            gap: '0.25rem 1rem',
            overflowWrap: 'anywhere',
          }}
        >
          <Box component="dt" c="dimmed">
            Brand
          </Box>
          <dd>{vessel.brand}</dd>
          <Box component="dt" c="dimmed">
            Model
          </Box>
          <dd>{vessel.model}</dd>
          <Box component="dt" c="dimmed">
            Type
          </Box>
          <dd>{VESSEL_TYPES[vessel.type]}</dd>
        </Box>
        <Group gap={8} align="stretch" wrap="nowrap" mt="auto">
          <Button variant="default" size="sm" onClick={onEdit} aria-label={`Edit ${name}`}>
            Edit
          </Button>
          <Button variant="subtle" color="red" size="sm" onClick={onDelete} aria-label={`Delete ${name}`}>
            Delete
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
