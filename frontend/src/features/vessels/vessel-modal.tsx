import { Modal } from '@mantine/core';
import type { Vessel } from '../../app/api-types.ts';
import { VesselForm } from './vessel-form.tsx';
import { useAddVesselMutation, useChangeVesselMutation, type VesselFields } from './vessels.api.ts';

export type VesselTask = { mode: 'add' } | { mode: 'edit'; vessel: Vessel };

export function VesselModal({ task, onClose }: { task: VesselTask | null; onClose: () => void }) {
  const [add] = useAddVesselMutation();
  const [change] = useChangeVesselMutation();
  const editing = task?.mode === 'edit' ? task.vessel : null;

  const save = (fields: VesselFields) =>
    editing === null ? add(fields).unwrap() : change({ ...fields, id: editing.id }).unwrap();

  return (
    <Modal
      opened={task !== null}
      onClose={onClose}
      title={editing === null ? 'Add New Vessel' : 'Edit Vessel'}
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {task !== null && (
        <VesselForm
          start={editing}
          action={editing === null ? 'Add Vessel' : 'Save Changes'}
          onSave={save}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}
