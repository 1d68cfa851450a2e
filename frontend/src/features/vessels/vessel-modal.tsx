import { Modal, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { Vessel, VesselType } from '../../app/api-types.ts';
import { sentenceOf } from '../../app/problem.ts';
import { VESSEL_TYPES } from '../../lib/vessels.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { useAddVesselMutation, useEditVesselMutation } from '../../app/vessels.api.ts';
import type { VesselFields } from '../../app/api-types.ts';

const TYPES = [
  { value: '', label: 'Choose a type' },
  ...Object.entries(VESSEL_TYPES).map(([value, label]) => ({ value, label })),
];
const required = (label: string) => (value: string) => (value.trim() === '' ? `${label} is required` : null);

/** Form values; the type is empty until chosen. */
interface Draft {
  brand: string;
  model: string;
  nickname: string;
  type: VesselType | '';
}

interface VesselFormProps {
  start: VesselFields | null;
  action: string;
  onSave: (fields: VesselFields) => Promise<unknown>;
  onClose: () => void;
}

function VesselForm({ start, action, onSave, onClose }: VesselFormProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const form = useForm<Draft>({
    mode: 'uncontrolled',
    initialValues: {
      brand: start?.brand ?? '',
      model: start?.model ?? '',
      nickname: start?.nickname ?? '',
      type: start?.type ?? '',
    },
    validate: { brand: required('Brand'), model: required('Model'), type: required('Type') },
  });

  const save = async (draft: Draft) => {
    if (draft.type === '') return;
    setSaving(true);
    setFailure(null);
    try {
      await onSave({
        brand: draft.brand.trim(),
        model: draft.model.trim(),
        nickname: draft.nickname.trim() || null,
        type: draft.type,
      });
      onClose();
    } catch (error) {
      setFailure(sentenceOf(error, 'An error occurred while saving'));
      setSaving(false);
    }
  };

  return (
    <DialogForm
      action={action}
      busy={saving}
      failure={failure}
      onSubmit={form.onSubmit((draft) => void save(draft))}
      onCancel={onClose}
    >
      <TextInput
        label="Brand"
        placeholder="Pyzel"
        withAsterisk
        data-autofocus
        maxLength={80}
        key={form.key('brand')}
        {...form.getInputProps('brand')}
      />
      <TextInput
        label="Model"
        placeholder="Ghost"
        withAsterisk
        maxLength={80}
        key={form.key('model')}
        {...form.getInputProps('model')}
      />
      <TextInput
        label="Nickname (optional)"
        maxLength={80}
        key={form.key('nickname')}
        {...form.getInputProps('nickname')}
      />
      <NativeSelect
        label="Type"
        withAsterisk
        data={TYPES}
        key={form.key('type')}
        {...form.getInputProps('type')}
      />
    </DialogForm>
  );
}

export type VesselTask = { mode: 'add' } | { mode: 'edit'; vessel: Vessel };

export function VesselModal({ task, onClose }: { task: VesselTask | null; onClose: () => void }) {
  const [add] = useAddVesselMutation();
  const [change] = useEditVesselMutation();
  const editing = task?.mode === 'edit' ? task.vessel : null;

  const save = (fields: VesselFields) =>
    editing === null ? add(fields).unwrap() : change({ id: editing.id, vesselFields: fields }).unwrap();

  return (
    <Modal
      opened={task !== null}
      onClose={onClose}
      title={editing === null ? 'Add New Vessel' : 'Edit Vessel'}
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
