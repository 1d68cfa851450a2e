import { Badge, Button, Group, Paper, Stack, Title } from '@mantine/core';
import type { SettingProfile } from '../../app/api-types.ts';
import { sentenceOf } from '../../app/problem.ts';
import { showErrorToast } from '../../ui/toast.ts';
import { ParameterValues } from './parameter-values.tsx';
import { useChooseDefaultSettingMutation, useClearDefaultSettingMutation } from '../../app/me.api.ts';

interface ProfileCardProps {
  profile: SettingProfile;
  isDefault: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

export function ProfileCard({ profile, isDefault, onEdit, onDelete }: ProfileCardProps) {
  const [choose, choosing] = useChooseDefaultSettingMutation();
  const [clear, clearing] = useClearDefaultSettingMutation();
  const { id, setting_name, ...parameters } = profile;

  const switchDefault = () =>
    (isDefault ? clear() : choose(id))
      .unwrap()
      .catch((error: unknown) =>
        showErrorToast(sentenceOf(error, 'Failed to set default setting. Please try again.')),
      );

  return (
    <Paper component="li" withBorder radius="lg" p="lg">
      <Stack gap="sm" h="100%">
        <Group gap="sm" align="flex-start" justify="space-between" wrap="nowrap">
          <Title order={3} miw={0} style={{ overflowWrap: 'anywhere' }}>
            {setting_name}
          </Title>
          {isDefault && (
            <Badge variant="light" tt="none" size="lg">
              Current Default
            </Badge>
          )}
        </Group>
        <ParameterValues parameters={parameters} />
        <Group gap={8} align="stretch" mt="auto">
          <Button variant="default" size="sm" px="sm" onClick={onEdit} aria-label={`Edit ${setting_name}`}>
            Edit
          </Button>
          <Button
            variant="default"
            size="sm"
            px="sm"
            loading={choosing.isLoading || clearing.isLoading}
            onClick={() => void switchDefault()}
            aria-label={isDefault ? `Clear ${setting_name} as default` : `Set ${setting_name} as default`}
          >
            {isDefault ? 'Clear Default' : 'Set as Default'}
          </Button>
          <Button
            variant="subtle"
            color="red"
            size="sm"
            px="sm"
            onClick={onDelete}
            aria-label={`Delete ${setting_name}`}
          >
            Delete
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
