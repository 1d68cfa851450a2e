import { Button, Group, Paper, Text, Textarea, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { sentenceOf } from '../../../app/problem.ts';
import { useGetSiteQuery } from '../../../app/site.api.ts';
import { showErrorToast } from '../../../ui/toast.ts';
import type { Activity } from '../../../activity/activity.ts';
import { useWriteNoteMutation } from '../../../activity/editing.api.ts';
import { InlineEditor } from './inline-editor.tsx';

/** The session's note with an inline editor. */
export function Note({ activity }: { activity: Activity }) {
  const [draft, setDraft] = useState<string | null>(null);
  const maxLength = useGetSiteQuery().data?.note_limit;
  const [write, { isLoading }] = useWriteNoteMutation();
  const { note } = activity;
  const save = async () => {
    const answer = await write({ urlHash: activity.url_hash, note: { note: draft ?? '' } });
    if (answer.error === undefined) setDraft(null);
    else showErrorToast(sentenceOf(answer.error, 'Failed to save note'));
  };
  return (
    <Paper withBorder p="md">
      <Group gap="md" justify="space-between" wrap="nowrap" mb={8}>
        <Title order={2} size="h3">
          Notes
        </Title>
        {draft === null && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPencil size={16} aria-hidden="true" />}
            onClick={() => setDraft(note)}
          >
            {note === '' ? 'Add note' : 'Edit note'}
          </Button>
        )}
      </Group>
      {draft !== null && (
        <InlineEditor busy={isLoading} onSave={() => void save()} onCancel={() => setDraft(null)}>
          <Textarea
            aria-label="Note"
            autosize
            minRows={3}
            maxRows={16}
            autoFocus
            maxLength={maxLength}
            value={draft}
            onChange={({ currentTarget }) => setDraft(currentTarget.value)}
          />
        </InlineEditor>
      )}
      {draft === null && note !== '' && (
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note}</Text>
      )}
      {draft === null && note === '' && (
        <Text size="sm" c="dimmed">
          Swell, tide, board, crew: anything you'll want to remember.
        </Text>
      )}
    </Paper>
  );
}
