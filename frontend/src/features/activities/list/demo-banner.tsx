import { Alert, Button, Group, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { sentenceOf } from '../../../app/problem.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showErrorToast } from '../../../ui/toast.ts';
import { useRemoveDemoActivitiesMutation } from '../activities.api.ts';

/** Which sessions were never surfed; they are removed together after one question. */
export function DemoBanner() {
  const [remove, { isLoading }] = useRemoveDemoActivitiesMutation();
  const [asking, setAsking] = useState(false);
  const onRemove = async () => {
    const answer = await remove();
    if (answer.error !== undefined) showErrorToast(sentenceOf(answer.error, 'Failed to delete activities'));
    setAsking(false);
  };
  return (
    <Alert
      icon={<IconInfoCircle size={20} />}
      color="ocean"
      variant="light"
      title="These are simulated demo sessions"
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm">Look around with them. Your own sessions stay when you remove the demo.</Text>
        <Button variant="default" size="sm" onClick={() => setAsking(true)}>
          Remove demo sessions
        </Button>
      </Group>
      <ConfirmDialog
        opened={asking}
        title="Remove demo sessions"
        message="Are you sure you want to remove the demo sessions? Your own sessions stay."
        action="Remove"
        busy={isLoading}
        onConfirm={() => void onRemove()}
        onCancel={() => setAsking(false)}
      />
    </Alert>
  );
}
