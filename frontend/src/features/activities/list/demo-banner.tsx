import { Alert, Button, Group, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { sentenceOf } from '../../../app/problem.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showErrorToast } from '../../../ui/toast.ts';
import { useRemoveDemoActivitiesMutation } from '../activities.api.ts';

/** Explains the demo sessions and removes them after a confirmation. */
export function DemoBanner() {
  const [remove, { isLoading }] = useRemoveDemoActivitiesMutation();
  const [confirming, setConfirming] = useState(false);
  const onRemove = async () => {
    const answer = await remove();
    if (answer.error !== undefined) showErrorToast(sentenceOf(answer.error, 'Failed to delete activities'));
    setConfirming(false);
  };
  return (
    <Alert icon={<IconInfoCircle size={20} />} color="ocean" variant="light" py="xs">
      <Group justify="space-between" gap="0.25rem 1rem">
        <Text size="sm">
          <b>These are simulated demo sessions.</b>{' '}
          <Text span inherit visibleFrom="sm">
            Feel free to explore. Removing them won't affect your own sessions.
          </Text>
        </Text>
        <Button variant="default" size="compact-sm" onClick={() => setConfirming(true)}>
          Remove demo sessions
        </Button>
      </Group>
      <ConfirmDialog
        opened={confirming}
        title="Remove demo sessions"
        message="Are you sure you want to remove the demo sessions? Your own sessions aren't affected."
        action="Remove"
        busy={isLoading}
        onConfirm={() => void onRemove()}
        onCancel={() => setConfirming(false)}
      />
    </Alert>
  );
}
