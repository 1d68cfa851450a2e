import { Button, Flex, Text } from '@mantine/core';
import { useState } from 'react';
import type { UploadToken } from '../../../app/api-types.ts';
import { sentenceOf } from '../../../app/problem.ts';
import { formatDate, formatDateTime } from '../../../lib/dates.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showErrorToast } from '../../../ui/toast.ts';
import { useDeleteUploadTokenMutation, useGetUploadTokensQuery } from './upload-tokens.api.ts';

/** The person's tokens, each with its last use and a button that deletes it after a confirmation. */
export function TokenList({ onDeleted }: { onDeleted: (id: number) => void }) {
  const { data: tokens = [] } = useGetUploadTokensQuery();
  const [remove, { isLoading }] = useDeleteUploadTokenMutation();
  const [asked, setAsked] = useState<UploadToken | null>(null);
  if (tokens.length === 0) return null;

  const onDelete = async ({ id }: UploadToken) => {
    const { error } = await remove(id);
    setAsked(null);
    if (error === undefined) onDeleted(id);
    else showErrorToast(sentenceOf(error, 'Failed to delete the upload token'));
  };

  return (
    <>
      <Flex component="ul" direction="column" gap={8} aria-label="Upload tokens">
        {tokens.map((token) => (
          <Flex
            key={token.id}
            component="li"
            gap="md"
            align="center"
            justify="space-between"
            style={{ overflowWrap: 'anywhere' }}
          >
            <div>
              <Text fw={600}>{token.name}</Text>
              <Text size="sm" c="dimmed">
                Made {formatDate(token.created_at)},{' '}
                {token.last_used_at === null
                  ? 'not used yet'
                  : `last used ${formatDateTime(token.last_used_at)}`}
              </Text>
            </div>
            <Button
              variant="subtle"
              color="red"
              flex="none"
              onClick={() => setAsked(token)}
              aria-label={`Delete ${token.name}`}
            >
              Delete
            </Button>
          </Flex>
        ))}
      </Flex>
      <ConfirmDialog
        opened={asked !== null}
        title="Delete upload token"
        message={`"${asked?.name}" will not be able to send sessions any more. Sessions it sent stay.`}
        action="Delete"
        busy={isLoading}
        onConfirm={() => void onDelete(asked!)}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
