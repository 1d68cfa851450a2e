import { Alert, Button, Group, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { sentenceOf } from '../../../app/problem.ts';
import { showErrorToast } from '../../../ui/toast.ts';
import { useRemoveDemoActivitiesMutation } from '../activities.api.ts';

/** Says which sessions were never surfed, and takes them away with one press. */
export function DemoBanner() {
  const [remove, { isLoading }] = useRemoveDemoActivitiesMutation();
  const onRemove = async () => {
    const answer = await remove();
    if (answer.error !== undefined) showErrorToast(sentenceOf(answer.error, 'Failed to delete activities'));
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
        <Button variant="default" size="sm" loading={isLoading} onClick={() => void onRemove()}>
          Remove demo sessions
        </Button>
      </Group>
    </Alert>
  );
}
