import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { sentenceOf } from '../../app/problem.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showErrorToast } from '../../ui/toast.ts';
import { useRemoveDemoActivitiesMutation } from '../../app/demo.api.ts';

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
    <Alert color="ocean" variant="light" py={4} px="xs">
      <Group justify="space-between" gap="0.5rem">
        <Text size="sm" flex={1} miw="7rem">
          These are simulated demo sessions.{' '}
          <Text span inherit visibleFrom="sm">
            Feel free to explore. Removing them won't affect your own sessions.
          </Text>
        </Text>
        <Button
          variant="subtle"
          size="compact-sm"
          px={8}
          flex="none"
          aria-label="Remove demo sessions"
          onClick={() => setConfirming(true)}
        >
          Remove
          <Text span inherit visibleFrom="sm">
            &nbsp;demo sessions
          </Text>
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
