import { Button } from '@mantine/core';
import { IconCloudUpload } from '@tabler/icons-react';
import { useDropzone } from 'react-dropzone';
import styles from './upload.module.css';

const ACCEPTED = ['.tcx', '.fit', '.gpx'];

interface Props {
  readonly disabled: boolean;
  readonly onChosen: (files: readonly File[]) => void;
  readonly onRefused: (files: readonly File[]) => void;
}

const isTrackFile = ({ name }: File) => ACCEPTED.some((ending) => name.toLowerCase().endsWith(ending));

/** Takes track files by dropping, by the picker, and from the keyboard. */
export function DropArea({ disabled, onChosen, onRefused }: Props) {
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    disabled,
    noClick: true,
    noKeyboard: true,
    // Phones grey out .fit and .gpx when a picker is told their endings: the names are checked here instead.
    onDrop: (files) => {
      const chosen = files.filter(isTrackFile);
      const refused = files.filter((file) => !isTrackFile(file));
      if (chosen.length > 0) onChosen(chosen);
      if (refused.length > 0) onRefused(refused);
    },
  });
  return (
    <div {...getRootProps({ className: styles.drop, 'data-over': isDragActive || undefined })}>
      <input {...getInputProps({ 'aria-label': 'Track files' })} />
      <IconCloudUpload size={40} stroke={1.4} aria-hidden="true" className={styles.cloud} />
      <p className={styles.invite}>{isDragActive ? 'Let go to add' : 'Drop your track here'}</p>
      <p className={styles.hint}>TCX, GPX or FIT, from any watch or phone</p>
      <Button variant="default" onClick={open} disabled={disabled}>
        Choose file
      </Button>
    </div>
  );
}
