import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useChooseUsernameMutation } from '../../app/me.api.ts';
import { sentenceOf } from '../../app/problem.ts';
import { Notice, useTimedMessage } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';

const SUCCESS_SHOWN_MS = 2000;

export function UsernamePanel({ username }: { username: string | null }) {
  const [update, { isLoading }] = useChooseUsernameMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const success = useTimedMessage(SUCCESS_SHOWN_MS);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { username: username ?? '' },
  });

  const save = async (chosen: string) => {
    setFailure(null);
    try {
      await update({ username: chosen }).unwrap();
      success.show('Username updated successfully');
    } catch (error) {
      setFailure(sentenceOf(error, 'Failed to update username'));
    }
  };

  return (
    <Panel title="Username" lead="Shown on sessions you share. You need one to share a session.">
      <form noValidate onSubmit={form.onSubmit((draft) => void save(draft.username))}>
        <Stack gap="md" maw="24rem">
          <TextInput
            label="Username"
            description="3 to 20 letters, numbers and underscores."
            autoComplete="nickname"
            key={form.key('username')}
            {...form.getInputProps('username')}
          />
          <Notice success={success.message} failure={failure} />
          <Button type="submit" loading={isLoading} w="fit-content">
            Save username
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
