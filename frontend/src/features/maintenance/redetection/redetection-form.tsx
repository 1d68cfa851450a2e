import {
  Button,
  Fieldset,
  Group,
  NumberInput,
  Paper,
  Radio,
  SimpleGrid,
  Stack,
  Switch,
  Text,
  TextInput,
} from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { DETECTION_PARAMETERS, ENGINE_VERSION } from '@rideline/detection-engine';
import { useState } from 'react';
import type { RedetectionRequest } from '../../../app/api-types.ts';
import { Notice } from '../../../ui/notice.tsx';
import { labelWithUnit } from '../../../lib/detection-parameters.ts';
import { checkRedetection, EMPTY_DRAFT, type RedetectionDraft, toRequest } from './redetection-draft.ts';
import { ApplyDialog, useStartRedetection } from './start-redetection.tsx';

/** Scope and parameters of a re-detection; a dry run by default. */
export function RedetectionForm({ disabled }: { disabled: boolean }) {
  const { start, failure, starting } = useStartRedetection();
  const [confirming, setConfirming] = useState<RedetectionRequest | null>(null);
  const form = useForm<RedetectionDraft>({ initialValues: EMPTY_DRAFT, validate: checkRedetection });
  const { scope, dryRun } = form.values;

  const submit = (draft: RedetectionDraft) => {
    const request = toRequest(draft);
    if (request.dry_run) void start(request);
    else setConfirming(request);
  };

  return (
    <Paper withBorder radius="lg" p={{ base: 'md', sm: 'lg' }}>
      <form noValidate onSubmit={form.onSubmit(submit)}>
        <Stack gap="lg">
          <Radio.Group label="Scope" {...form.getInputProps('scope')}>
            <Group mt="xs" gap="lg">
              <Radio value="everything" label="Everything" />
              <Radio value="user" label="One user" />
              <Radio value="activity" label="One session" />
            </Group>
          </Radio.Group>
          {scope === 'user' && (
            <NumberInput
              label="User ID"
              description="The ID column of the admin dashboard."
              maw="20rem"
              min={1}
              clampBehavior="none"
              {...form.getInputProps('userId')}
            />
          )}
          {scope === 'activity' && (
            <TextInput
              label="Activity"
              description="Its link, or the code at the end of the link."
              maw="32rem"
              {...form.getInputProps('activity')}
            />
          )}
          <TextInput
            label="Detected by engine version"
            description={`Leave empty for any version. Current: ${ENGINE_VERSION}.`}
            maw="20rem"
            maxLength={40}
            {...form.getInputProps('engineVersion')}
          />
          <ParameterOverrides form={form} />
          <Switch
            label="Clean tracks again"
            description="Reads the original files anew, so that sessions of earlier versions gain from better cleaning too. Takes longer."
            size="md"
            {...form.getInputProps('cleanAgain', { type: 'checkbox' })}
          />
          <Switch
            label="Dry run"
            description="Reports changes without saving them."
            size="md"
            {...form.getInputProps('dryRun', { type: 'checkbox' })}
          />
          <Notice success={null} failure={failure} />
          <Group gap="md">
            <Button type="submit" loading={starting} disabled={disabled} color={dryRun ? undefined : 'red'}>
              {dryRun ? 'Start dry run' : 'Apply for real'}
            </Button>
            {disabled && <Text c="dimmed">Only one re-detection can run at a time.</Text>}
          </Group>
        </Stack>
      </form>
      <ApplyDialog
        opened={confirming !== null}
        busy={starting}
        onCancel={() => setConfirming(null)}
        onConfirm={() => {
          if (confirming !== null) void start(confirming).then(() => setConfirming(null));
        }}
      />
    </Paper>
  );
}

/** Fields for the seven parameters; an empty one is not overridden. */
function ParameterOverrides({ form }: { form: UseFormReturnType<RedetectionDraft> }) {
  return (
    <Fieldset legend="Parameter overrides">
      <Text size="sm" c="dimmed" mb="sm">
        Leave a field empty to keep each session&apos;s own setting.
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="md">
        {DETECTION_PARAMETERS.map((parameter) => (
          <NumberInput
            key={parameter.key}
            label={labelWithUnit(parameter)}
            placeholder={`${parameter.min} to ${parameter.max}`}
            step={parameter.step}
            min={parameter.min}
            max={parameter.max}
            clampBehavior="none"
            decimalScale={parameter.step < 1 ? 1 : 0}
            {...form.getInputProps(parameter.key)}
          />
        ))}
      </SimpleGrid>
    </Fieldset>
  );
}
