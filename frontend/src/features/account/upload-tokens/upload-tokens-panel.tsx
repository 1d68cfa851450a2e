import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { UploadTokenMade } from '../../../app/api-types.ts';
import { sentenceOf } from '../../../app/problem.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { MadeToken } from './made-token.tsx';
import { TokenList } from './token-list.tsx';
import { useMakeUploadTokenMutation } from './upload-tokens.api.ts';

const LONGEST_NAME = 60;

/** Tokens with which a watch, a phone or a program sends sessions by itself. */
export function UploadTokensPanel() {
  const [make, { isLoading, error }] = useMakeUploadTokenMutation();
  const [name, setName] = useState('');
  const [made, setMade] = useState<UploadTokenMade | null>(null);

  const onMake = async () => {
    const { data } = await make({ name });
    if (data === undefined) return;
    setMade(data);
    setName('');
  };

  return (
    <Panel
      title="Upload address"
      lead="Let your phone, watch or computer send sessions by itself. An upload token can only send files."
    >
      <Stack gap="md">
        <TokenList onDeleted={(id) => setMade((shown) => (shown?.id === id ? null : shown))} />
        {made !== null && <MadeToken made={made} />}
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void onMake();
          }}
        >
          <Stack gap="sm" maw="24rem">
            <TextInput
              label="What will use it?"
              placeholder="My phone"
              maxLength={LONGEST_NAME}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Notice
              success={null}
              failure={error === undefined ? null : sentenceOf(error, 'Failed to make an upload token')}
            />
            <Button type="submit" variant="default" loading={isLoading} w="fit-content">
              Make an upload token
            </Button>
          </Stack>
        </form>
        <Text size="sm" c="dimmed">
          Resetting your password or logging out everywhere deletes all upload tokens.
        </Text>
      </Stack>
    </Panel>
  );
}
