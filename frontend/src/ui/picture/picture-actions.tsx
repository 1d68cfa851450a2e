import { Button, Group } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload, IconShare2 } from '@tabler/icons-react';
import { useTimedMessage } from '../notice.tsx';
import { saveBlob } from '../../lib/save-blob.ts';
import { canCopyPicture, canShareFiles, copyPicture, shareFile } from './hand-over.ts';
import type { DrawnPicture } from './use-drawn-picture.ts';

const COPIED_FOR_MS = 2000;

interface Props {
  /** null while it is drawn. */
  readonly picture: DrawnPicture | null;
  /** Name of the file. */
  readonly name: string;
  readonly isMain: boolean;
}

/** Hands the picture to the share sheet; devices without one download or copy it. */
export function PictureActions({ picture, name, isMain }: Props) {
  const copied = useTimedMessage(COPIED_FOR_MS);
  const shares = canShareFiles();
  const disabled = picture === null;
  const copy = async () => {
    if (picture !== null && (await copyPicture(picture.blob))) copied.show('Copied!');
  };
  return (
    <Group gap="xs">
      {shares && (
        <Button
          disabled={disabled}
          variant={isMain ? 'filled' : 'light'}
          leftSection={<IconShare2 size={18} aria-hidden="true" />}
          onClick={() => picture && void shareFile(picture.blob, name)}
        >
          Share
        </Button>
      )}
      <Button
        disabled={disabled}
        variant={shares ? 'default' : isMain ? 'filled' : 'light'}
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        onClick={() => picture && saveBlob(name, picture.blob)}
      >
        Download
      </Button>
      {canCopyPicture() && (
        <Button
          disabled={disabled}
          variant="default"
          aria-live="polite"
          leftSection={
            copied.message === null ? (
              <IconCopy size={18} aria-hidden="true" />
            ) : (
              <IconCheck size={18} aria-hidden="true" />
            )
          }
          onClick={() => void copy()}
        >
          {copied.message ?? 'Copy'}
        </Button>
      )}
    </Group>
  );
}
