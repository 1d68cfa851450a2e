import { TextInput } from '@mantine/core';
import { UNNAMED_SESSION } from '@rideline/detection-engine';
import { useState } from 'react';
import { sentenceOf } from '../../../app/problem.ts';
import { useGetSiteQuery } from '../../../app/site.api.ts';
import { showErrorToast } from '../../../ui/toast.ts';
import type { Activity } from '../../../activity/activity.ts';
import { useEditActivityMutation } from '../../../activity/editing.api.ts';
import { SessionName } from '../session-name.tsx';
import { InlineEditor } from './inline-editor.tsx';

interface Props {
  readonly activity: Activity;
  readonly isEdited: boolean;
  readonly onDone: () => void;
}

/** The session's name, or its editor. */
export function EditableName({ activity, isEdited, onDone }: Props) {
  return isEdited ? (
    <NameEditor activity={activity} onDone={onDone} />
  ) : (
    <SessionName>{activity.activity_name}</SessionName>
  );
}

function NameEditor({ activity, onDone }: Omit<Props, 'isEdited'>) {
  const { activity_name: name, is_named: isNamed } = activity;
  // A session without a name of its own keeps the one made of its time and place.
  const start = isNamed && name !== UNNAMED_SESSION ? name : '';
  const [draft, setDraft] = useState(start);
  const maxLength = useGetSiteQuery().data?.name_limit;
  const [edit, { isLoading }] = useEditActivityMutation();
  const save = async () => {
    if (!isNamed && draft.trim() === '') {
      onDone();
      return;
    }
    const answer = await edit({
      urlHash: activity.url_hash,
      edit: { activity_name: draft.trim() },
    });
    if (answer.error === undefined) onDone();
    else showErrorToast(sentenceOf(answer.error, 'Failed to save activity name'));
  };
  return (
    <InlineEditor busy={isLoading} onSave={() => void save()} onCancel={onDone}>
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
