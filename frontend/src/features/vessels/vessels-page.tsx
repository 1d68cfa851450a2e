import { Button, SegmentedControl } from '@mantine/core';
import type { SurfType } from '@rideline/detection-engine';
import { IconKayak, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Vessel } from '../../app/api-types.ts';
import { sentenceOf } from '../../app/problem.ts';
import { EmptyState, ErrorState, LoadingBlock } from '../../ui/states.tsx';
import { Page } from '../../ui/page.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showErrorToast } from '../../ui/toast.ts';
import { VesselCard } from './vessel-card.tsx';
import { VesselModal, type VesselTask } from './vessel-modal.tsx';
import { useDeleteVesselMutation, useListVesselsQuery } from '../../app/vessels.api.ts';
import { TileGrid } from '../../ui/tile-grid.ts';

const ALL = 'all';
const FILTERS = [
  { value: ALL, label: 'All' },
  { value: 'traveling_waves', label: 'Ocean' },
  { value: 'standing_waves', label: 'Skookumchuck' },
];

export function VesselsPage() {
  const [filter, setFilter] = useState<string>(ALL);
  const surfType = filter === ALL ? undefined : (filter as SurfType);
  const { data: vessels, error, refetch } = useListVesselsQuery(surfType);
  const { data: all } = useListVesselsQuery(undefined);
  const [task, setTask] = useState<VesselTask | null>(null);
  const [deleting, setDeleting] = useState<Vessel | null>(null);

  return (
    <Page
      title="My Surf Vessels"
      lead="Your boards, kayaks and foils. Assign one to each session to see how it performs."
      actions={
        <Button leftSection={<IconPlus size={18} />} onClick={() => setTask({ mode: 'add' })}>
          Add New Vessel
        </Button>
      }
    >
      {all !== undefined && all.length > 0 && (
        <SegmentedControl
          aria-label="Filter by surf type"
          data={FILTERS}
          value={filter}
          onChange={setFilter}
          maw="100%"
          mb="lg"
        />
      )}
      {error !== undefined ? (
        <ErrorState message={sentenceOf(error, 'An error occurred')}>
          <Button onClick={() => void refetch()}>Try again</Button>
        </ErrorState>
      ) : vessels === undefined ? (
        <LoadingBlock label="Loading your vessels" rows={2} height={120} />
      ) : vessels.length === 0 ? (
        <EmptyState
          icon={IconKayak}
          message={
            surfType === undefined || all?.length === 0
              ? 'No surf vessels added yet. Add your first one!'
              : 'Your vessels were only ridden in other sessions. Choose one on a session page.'
          }
        />
      ) : (
        <TileGrid component="ul" minColWidth="min(17rem, 100%)">
          {vessels.map((vessel) => (
            <VesselCard
              key={vessel.id}
              vessel={vessel}
              onEdit={() => setTask({ mode: 'edit', vessel })}
              onDelete={() => setDeleting(vessel)}
            />
          ))}
        </TileGrid>
      )}
      <VesselModal task={task} onClose={() => setTask(null)} />
      <DeleteVessel vessel={deleting} onClose={() => setDeleting(null)} />
    </Page>
  );
}

function DeleteVessel({ vessel, onClose }: { vessel: Vessel | null; onClose: () => void }) {
  const [remove, { isLoading }] = useDeleteVesselMutation();
  const confirm = async () => {
    if (vessel === null) return;
    try {
      await remove(vessel.id).unwrap();
    } catch (error) {
      showErrorToast(sentenceOf(error, 'An error occurred while deleting'));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      opened={vessel !== null}
      title="Delete vessel"
      message="Are you sure you want to delete this vessel?"
      action="Delete"
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
