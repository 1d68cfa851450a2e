import { Modal } from '@mantine/core';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { VideoStartProps } from './video-start-form.tsx';

interface Props extends VideoStartProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

const VideoStartForm = lazyPart(async () => (await import('./video-start-form.tsx')).VideoStartForm);

export function VideoStartDialog({ opened, start, zone, onClose, onSet }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title="Video start time">
      {opened && <VideoStartForm start={start} zone={zone} onSet={onSet} />}
    </Modal>
  );
}
