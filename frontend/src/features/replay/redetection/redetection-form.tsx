import { Button, Group, NumberInput, Paper, Radio, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ENGINE_VERSION } from '@rideline/detection-engine';
import { useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import type { RedetectionRequest } from '../replay.api.ts';
import { ApplyDialog } from './apply-dialog.tsx';
import { ParameterOverrides } from './parameter-overrides.tsx';
import { checkRedetection, EMPTY_DRAFT, toRequest, type RedetectionDraft } from './redetection-draft.ts';
import { useStartRedetection } from './use-start-redetection.ts';

/** Which activities to detect again, and with what; nothing is recorded unless the dry run is switched off. */
export function RedetectionForm({ disabled }: { disabled: boolean }) {
  const { start, failure, starting } = useStartRedetection();
  const [asking, setAsking] = useState<RedetectionRequest | null>(null);
  const form = useForm<RedetectionDraft>({ initialValues: EMPTY_DRAFT, validate: checkRedetection });
  const { scope, dryRun } = form.values;

  const submit = (draft: RedetectionDraft) => {
    const request = toRequest(draft);
    if (request.dry_run) void start(request);
    else setAsking(request);
  };

  return (
    <Paper withBorder radius="lg" p={{ base: 'md', sm: 'lg' }}>
      <form noValidate onSubmit={form.onSubmit(submit)}>
        <Stack gap="lg">
          <Radio.Group label="Detect again" {...form.getInputProps('scope')}>
            <Group mt="xs" gap="lg">
              <Radio value="everything" label="Everything" />
              <Radio value="user" label="One user" />
              <Radio value="activity" label="One activity" />
            </Group>
          </Radio.Group>
          {scope === 'user' && (
            <NumberInput
              label="User ID"
              description="The ID column of the admin dashboard."
              maw="20rem"
              min={1}
              allowDecimal={false}
              {...form.getInputProps('userId')}
            />
          )}
          {scope === 'activity' && (
            <TextInput
              label="Activity"
              description="Its address, or the letters and digits at the end of it."
              maw="32rem"
              {...form.getInputProps('activity')}
            />
          )}
          <TextInput
            label="Only rides found by engine version"
            description={`Empty: by any version. This installation runs ${ENGINE_VERSION}.`}
            maw="20rem"
            maxLength={40}
            {...form.getInputProps('engineVersion')}
          />
          <ParameterOverrides form={form} />
          <Switch
            label="Dry run"
            description="Looks and counts, and records nothing."
            size="md"
            {...form.getInputProps('dryRun', { type: 'checkbox' })}
          />
          <Notice success={null} failure={failure} />
          <Group gap="md">
            <Button type="submit" loading={starting} disabled={disabled} color={dryRun ? undefined : 'red'}>
              {dryRun ? 'Start dry run' : 'Apply for real'}
            </Button>
            {disabled && <Text c="dimmed">One re-detection runs at a time.</Text>}
          </Group>
        </Stack>
      </form>
      <ApplyDialog
        opened={asking !== null}
        busy={starting}
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          if (asking !== null) void start(asking).then(() => setAsking(null));
        }}
      />
    </Paper>
  );
}
