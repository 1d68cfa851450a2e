import { Modal, TextInput } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { sentenceOf } from '../../../app/problem.ts';
import { isWebAddress } from '../../../lib/web-address.ts';
import { showErrorToast } from '../../../ui/toast.ts';
import type { Tool } from '../../../ui/tool-item.tsx';
import type { Activity } from '../../../activity/activity.ts';
import { useEditActivityMutation } from '../../../activity/editing.api.ts';
import { InlineEditor } from './inline-editor.tsx';

const INVALID_LINK = 'Please enter a video link that starts with http:// or https://';

/** The tool that edits the link of the session's video, and its dialog for the page to render. */
export function useVideoTool(activity: Activity): {
  readonly tool: Tool;
  readonly dialog: ReactNode;
} {
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [edit, { isLoading }] = useEditActivityMutation();
  const link = activity.video_link;
  const close = () => {
    setDraft(null);
    setProblem(null);
  };
  const save = async () => {
    const address = (draft ?? '').trim();
    if (address !== '' && !isWebAddress(address)) {
      setProblem(INVALID_LINK);
      return;
    }
    const answer = await edit({
      urlHash: activity.url_hash,
      edit: { video_link: address === '' ? null : address },
    });
    if (answer.error === undefined) close();
    else showErrorToast(sentenceOf(answer.error, 'Failed to save video link'));
  };
  const tool: Tool = {
    label: link === null ? 'Add Video' : 'Edit Video',
    Icon: IconVideo,
    act: () => setDraft(link ?? ''),
  };
  const dialog = (
    <Modal opened={draft !== null} onClose={close} title="Video link">
      <InlineEditor busy={isLoading} onSave={() => void save()} onCancel={close}>
        <TextInput
          label="Video URL"
          description="YouTube, Vimeo or any https:// link"
          placeholder="https://"
          data-autofocus
          value={draft ?? ''}
          error={problem}
          onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        />
      </InlineEditor>
    </Modal>
  );
  return { tool, dialog };
}
