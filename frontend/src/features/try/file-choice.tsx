import { Alert, Button, NativeSelect, Paper, Stack, Text } from '@mantine/core';
import { IconAlertCircle, IconFileUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useDropzone } from 'react-dropzone';
import type { SurfType } from '../../app/api-types.ts';
import type { ChosenFile } from './use-tried-file.ts';
import styles from '../../ui/drop-area.module.css';

const SURFING_TYPES: readonly { value: SurfType; label: string }[] = [
  { value: 'traveling_waves', label: 'Ocean Waves Surfing' },
  { value: 'standing_waves', label: 'Skookumchuck' },
];

interface Props {
  /** Why the file before could not be read. */
  readonly sentence: string | null;
  readonly onChosen: (chosen: ChosenFile) => void;
}

/** Takes one file by drag and drop or file picker, and the kind of wave it was surfed on. */
export function FileChoice({ sentence, onChosen }: Props) {
  const [surfType, setSurfType] = useState<SurfType>('traveling_waves');
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    multiple: false,
    // No `accept`: phones would grey out .fit and .gpx.
    onDrop: ([file]) => {
      if (file !== undefined) onChosen({ file, surfType });
    },
  });
  return (
    <Paper withBorder p={{ base: 'md', sm: 'xl' }}>
      <Stack gap="lg">
        {sentence !== null && (
          <Alert color="red" role="alert" icon={<IconAlertCircle size={20} />}>
            {sentence}
          </Alert>
        )}
        <NativeSelect
          label="Surfing Type"
          size="md"
          data={[...SURFING_TYPES]}
          value={surfType}
          onChange={({ currentTarget }) => setSurfType(currentTarget.value as SurfType)}
        />
        <div {...getRootProps({ className: styles.drop, 'data-over': isDragActive || undefined })}>
          <input {...getInputProps({ 'aria-label': 'Track file' })} />
          <IconFileUpload size={40} stroke={1.4} aria-hidden="true" color="var(--rl-accent)" />
          <Text fz="lg" fw={650}>
            {isDragActive ? 'Drop to see your rides' : 'Drop your track here'}
          </Text>
          <Text mb="sm" c="dimmed">
            TCX, GPX or FIT, from any watch or phone. It stays on this device.
          </Text>
          <Button size="md" onClick={open}>
            Choose file
          </Button>
        </div>
      </Stack>
    </Paper>
  );
}
