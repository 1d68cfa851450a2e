import { Button, Group, Text } from '@mantine/core';
import { IconCloudUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useDropzone } from 'react-dropzone';
import drop from '../../ui/drop-area.module.css';
import styles from './upload.module.css';

/** Accepts files, folders and ZIPs by drag and drop, file picker and keyboard. */
interface Props {
  readonly onChosen: (files: readonly File[]) => void;
  /** The button is all that a phone needs of it. */
  readonly isPhone: boolean;
  /** Nothing can be analyzed yet. */
  readonly isNext: boolean;
}

export function DropArea({ onChosen, isPhone, isNext }: Props) {
  const folder = useRef<HTMLInputElement>(null);
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    // No `accept`: phones would grey out .fit and .gpx. Extensions are checked after choosing.
    onDrop: (files) => onChosen(files),
  });
  return (
    <div {...getRootProps({ className: drop.drop, 'data-over': isDragActive || undefined })}>
      <input {...getInputProps({ 'aria-label': 'Track files' })} />
      {!isPhone && (
        <>
          <IconCloudUpload size={40} stroke={1.4} aria-hidden="true" color="var(--rl-accent)" />
          <Text fz="lg" fw={650}>
            {isDragActive ? 'Drop to add' : 'Drop your track here'}
          </Text>
        </>
      )}
      <Text mb="sm" c="dimmed">
        TCX, GPX or FIT, from any watch or phone. You can also add several files, a folder, a ZIP, or all your
        data from Strava, Garmin, Apple Health or Polar.
      </Text>
      <Group gap="sm" justify="center" className={styles.choices}>
        <Button
          size={isPhone ? 'lg' : 'sm'}
          variant={isNext ? 'filled' : 'light'}
          leftSection={<IconCloudUpload size={20} aria-hidden="true" />}
          onClick={open}
        >
          Choose file
        </Button>
        <Button variant="subtle" className={styles.folder} onClick={() => folder.current?.click()}>
          Choose folder
        </Button>
      </Group>
      <input
        ref={folder}
        type="file"
        hidden
        multiple
        aria-label="Folder of track files"
        {...{ webkitdirectory: '' }}
        onChange={({ currentTarget }) => {
          onChosen([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
