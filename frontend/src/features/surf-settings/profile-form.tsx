import { Alert, Button, Group, NumberInput, SimpleGrid, Skeleton, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { DETECTION_PARAMETERS, type DetectionParameter } from '@rideline/detection-engine';
import { useState } from 'react';
import { usePreferences } from '../../app/me.api.ts';
import { sentenceOf } from '../../app/problem.ts';
import { inOwnUnits, labelWithUnit } from '../../lib/detection-parameters.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { checkProfile, toDraft, toFields, type Draft } from './profile-draft.ts';
import type { SettingFields } from '../../app/api-types.ts';

/** Pixels reserved while the preview's code loads. */
const PREVIEW_HEIGHT = 380;

const Preview = lazyPart(async () => (await import('./preview/preview.tsx')).Preview, {
  waiting: <Skeleton height={PREVIEW_HEIGHT} radius="md" />,
});

interface ProfileFormProps {
  start: SettingFields;
  /** Label of the submit button. */
  action: string;
  onSave: (fields: SettingFields) => Promise<unknown>;
  onClose: () => void;
}

/** The eight fields of a profile, with a preview of their effect on a session. */
export function ProfileForm({ start, action, onSave, onClose }: ProfileFormProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const form = useForm<Draft>({ initialValues: toDraft(start), validate: checkProfile });

  const preferences = usePreferences();
  /** The value in the person's units, below its field. */
  const ownUnits = (parameter: DetectionParameter) => {
    const value = form.values[parameter.key];
    return typeof value === 'number' ? inOwnUnits(value, parameter, preferences) : null;
  };

  const save = async (draft: Draft) => {
    const fields = toFields(draft);
    if (fields === null) return;
    setSaving(true);
    setFailure(null);
    try {
      await onSave(fields);
      onClose();
    } catch (error) {
      setFailure(`Failed to save settings: ${sentenceOf(error, 'Please try again.')}`);
      setSaving(false);
    }
  };

  return (
    <form noValidate onSubmit={form.onSubmit((draft) => void save(draft))}>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="xl" style={{ alignItems: 'start' }}>
        <Stack gap="md">
          <TextInput
            label="Name"
            description="Use a unique name."
            maxLength={60}
            data-autofocus
            {...form.getInputProps('setting_name')}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            {DETECTION_PARAMETERS.map((parameter) => (
              <NumberInput
                key={parameter.key}
                label={labelWithUnit(parameter)}
                step={parameter.step}
                min={parameter.min}
                max={parameter.max}
                clampBehavior="none"
                decimalScale={parameter.step < 1 ? 1 : 0}
                description={ownUnits(parameter)}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                {...form.getInputProps(parameter.key)}
              />
            ))}
          </SimpleGrid>
          {failure !== null && (
            <Alert color="red" role="alert">
              {failure}
            </Alert>
          )}
          <Group gap="sm">
            <Button type="submit" loading={saving}>
              {action}
            </Button>
            <Button variant="default" onClick={onClose} disabled={saving}>
              Cancel
            </Button>
          </Group>
        </Stack>
        <Preview draft={form.values} />
      </SimpleGrid>
    </form>
  );
}
