import { Button, Modal, Text, TextInput } from '@mantine/core';
import type { DetectionParameters } from '@rideline/detection-engine';
import { useState, type SyntheticEvent } from 'react';
import { sentenceOf } from '../../../app/problem.ts';
import { useApplyProfileMutation } from '../../../activity/detection.api.ts';
import { useCreateSettingMutation } from '../../../app/profiles.api.ts';

interface Props {
  readonly urlHash: string;
  readonly parameters: DetectionParameters;
  readonly disabled: boolean;
  readonly onSaved: () => void;
}

/** Saves the previewed parameters as a profile and re-analyzes the session with it. */
export function SaveWhatIf({ urlHash, parameters, disabled, onSaved }: Props) {
  const [name, setName] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [saveProfile, saving] = useCreateSettingMutation();
  const [applyProfile, applying] = useApplyProfileMutation();
  const busy = saving.isLoading || applying.isLoading;
  const close = () => {
    setName(null);
    setProblem(null);
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const saved = await saveProfile({ setting_name: (name ?? '').trim(), ...parameters });
    if (saved.error !== undefined) {
      setProblem(sentenceOf(saved.error, 'Failed to save settings'));
      return;
    }
    const applied = await applyProfile({ urlHash, settingId: saved.data.id });
    if (applied.error !== undefined) {
      setProblem(sentenceOf(applied.error, 'Failed to analyze surf activity'));
      return;
    }
    close();
    onSaved();
  };
  return (
    <>
      <Button size="sm" disabled={disabled} onClick={() => setName('')}>
        Save and analyze
      </Button>
      <Modal opened={name !== null} onClose={close} title="Save as a profile">
        <form onSubmit={(event) => void submit(event)}>
          <Text mb="md">
            We'll re-analyze this session and save these settings as a profile you can reuse.
          </Text>
          <TextInput
            label="Profile name"
            data-autofocus
            required
            maxLength={60}
            value={name ?? ''}
            error={problem}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button type="submit" mt="md" fullWidth disabled={busy}>
            {busy ? 'Analyzing...' : 'Save and analyze'}
          </Button>
        </form>
      </Modal>
    </>
  );
}
