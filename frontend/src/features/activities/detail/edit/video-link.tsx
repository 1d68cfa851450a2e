import { Button, Group, Modal, TextInput } from '@mantine/core';
import { IconPlayerPlay, IconVideo } from '@tabler/icons-react';
import { useState } from 'react';
import { sentenceOf } from '../../../../app/problem.ts';
import { isWebAddress } from '../../../../lib/web-address.ts';
import { showErrorToast } from '../../../../ui/toast.ts';
import type { Activity } from '../../activity.ts';
import { useEditActivityMutation } from '../../editing.api.ts';
import { InlineEditor } from './inline-editor.tsx';

const NO_WEB_ADDRESS = 'Please enter a video link that starts with http:// or https://';

/** Watching the session's video, and saying where it is. */
export function VideoLink({ activity }: { activity: Activity }) {
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
      setProblem(NO_WEB_ADDRESS);
      return;
    }
    const answer = await edit({
      urlHash: activity.url_hash,
      edit: { video_link: address === '' ? null : address },
    });
    if (answer.error === undefined) close();
    else showErrorToast(sentenceOf(answer.error, 'Failed to save video link'));
  };
  return (
    <Group gap="xs">
      {link !== null && isWebAddress(link) && (
        <Button
          component="a"
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          size="sm"
          leftSection={<IconPlayerPlay size={18} aria-hidden="true" />}
        >
          Watch Video
        </Button>
      )}
      <Button
        size="sm"
        variant="default"
        leftSection={<IconVideo size={18} aria-hidden="true" />}
        onClick={() => setDraft(link ?? '')}
      >
        {link === null ? 'Add Video' : 'Edit Video'}
      </Button>
      <Modal
        opened={draft !== null}
        onClose={close}
        title="Video link"
        centered
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <InlineEditor busy={isLoading} onSave={() => void save()} onCancel={close}>
          <TextInput
            label="Video URL"
            description="YouTube, Vimeo, a shared folder: any address that starts with https://"
            placeholder="https://"
            data-autofocus
            value={draft ?? ''}
            error={problem}
            onChange={({ currentTarget }) => setDraft(currentTarget.value)}
          />
        </InlineEditor>
      </Modal>
    </Group>
  );
}
