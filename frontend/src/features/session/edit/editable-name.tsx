import { ActionIcon, Group, TextInput, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { UNNAMED_SESSION } from '@rideline/detection-engine';
import { useState } from 'react';
import { sentenceOf } from '../../../app/problem.ts';
import { useGetSiteQuery } from '../../../app/site.api.ts';
import { showErrorToast } from '../../../ui/toast.ts';
import type { Activity } from '../../../activity/activity.ts';
import { useEditActivityMutation } from '../../../activity/editing.api.ts';
import { InlineEditor } from './inline-editor.tsx';

/** The session's name with an inline editor. */
export function EditableName({ activity }: { activity: Activity }) {
  const { activity_name: name, is_named: isNamed } = activity;
  // A session without a name of its own keeps the one made of its time and place.
  const start = isNamed && name !== UNNAMED_SESSION ? name : '';
  const [draft, setDraft] = useState<string | null>(null);
  const maxLength = useGetSiteQuery().data?.name_limit;
  const [edit, { isLoading }] = useEditActivityMutation();
  const save = async () => {
    if (!isNamed && draft?.trim() === '') {
      setDraft(null);
      return;
    }
    const answer = await edit({
      urlHash: activity.url_hash,
      edit: { activity_name: (draft ?? '').trim() },
    });
    if (answer.error === undefined) setDraft(null);
    else showErrorToast(sentenceOf(answer.error, 'Failed to save activity name'));
  };
  if (draft === null) {
    return (
      <Group gap={8} wrap="nowrap">
        <Title order={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Title>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label="Edit name"
          onClick={() => setDraft(start)}
        >
          <IconPencil size={20} aria-hidden="true" />
        </ActionIcon>
      </Group>
    );
  }
  return (
    <InlineEditor busy={isLoading} onSave={() => void save()} onCancel={() => setDraft(null)}>
      <TextInput
        aria-label="Activity name"
        placeholder={isNamed ? UNNAMED_SESSION : name}
        size="md"
        autoFocus
        maxLength={maxLength}
        value={draft}
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      />
    </InlineEditor>
  );
}
