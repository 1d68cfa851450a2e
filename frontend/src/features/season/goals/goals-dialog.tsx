import { Modal, NumberInput } from '@mantine/core';
import { useState } from 'react';
import type { SeasonGoals } from '../../../app/api-types.ts';
import { sentenceOf } from '../../../app/problem.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { useSetGoalsMutation } from '../season.api.ts';
import { GOALS } from './goal-list.ts';

const MOST = 10_000;

interface FormProps {
  readonly year: string;
  readonly goals: SeasonGoals;
  readonly onClose: () => void;
}

/** Sets the goals of a year; an empty field sets none. */
export function GoalsDialog({ opened, ...form }: FormProps & { readonly opened: boolean }) {
  return (
    <Modal opened={opened} onClose={form.onClose} title={`Goals for ${form.year}`}>
      {opened && <GoalsForm {...form} />}
    </Modal>
  );
}

function GoalsForm({ year, goals, onClose }: FormProps) {
  const [draft, setDraft] = useState(goals);
  const [setGoals, { isLoading, error }] = useSetGoalsMutation();
  const save = async () => {
    const answer = await setGoals({ year: Number(year), seasonGoals: draft });
    if (answer.error === undefined) onClose();
  };
  return (
    <DialogForm
      action="Save"
      busy={isLoading}
      failure={error === undefined ? null : sentenceOf(error, 'Failed to save the goals')}
      onSubmit={() => void save()}
      onCancel={onClose}
    >
      {GOALS.map(({ name, label }, index) => (
        <NumberInput
          key={name}
          label={label}
          data-autofocus={index === 0 || undefined}
          min={1}
          max={MOST}
          allowDecimal={false}
          allowNegative={false}
          thousandSeparator=","
          value={draft[name] ?? ''}
          onChange={(value) =>
            setDraft((now) => ({ ...now, [name]: typeof value === 'number' ? value : null }))
          }
        />
      ))}
    </DialogForm>
  );
}
