import { Button, Group, Paper, Title } from '@mantine/core';
import type { Vessel } from '../../app/api-types.ts';
import { VESSEL_TYPES, vesselName } from '../../lib/vessels.ts';
import styles from './vessels.module.css';

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
    <Paper component="li" withBorder radius="lg" className={styles.card}>
      <Title order={2}>{name}</Title>
      <dl className={styles.facts}>
        <dt>Brand</dt>
        <dd>{vessel.brand}</dd>
        <dt>Model</dt>
        <dd>{vessel.model}</dd>
        <dt>Type</dt>
        <dd>{VESSEL_TYPES[vessel.type]}</dd>
      </dl>
      <Group gap={8} align="stretch" wrap="nowrap" mt="auto">
        <Button variant="default" size="sm" onClick={onEdit} aria-label={`Edit ${name}`}>
          Edit
        </Button>
        <Button variant="subtle" color="red" size="sm" onClick={onDelete} aria-label={`Delete ${name}`}>
          Delete
        </Button>
      </Group>
    </Paper>
  );
}
