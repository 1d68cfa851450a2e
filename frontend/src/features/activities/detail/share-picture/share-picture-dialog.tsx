import { Alert, Modal, NativeSelect, SegmentedControl, SimpleGrid, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { Activity } from '../../activity.ts';
import { type FigureName, figureOptions, firstFigures } from './figure-options.ts';
import { PictureActions } from './picture-actions.tsx';
import type { PictureChoice } from './share-picture.api.ts';
import styles from './share-picture.module.css';
import { useSharePicture } from './use-share-picture.ts';

const SHAPES = [
  { value: 'story', label: 'Story' },
  { value: 'square', label: 'Square' },
  { value: 'wide', label: 'Wide' },
] as const;
const THEMES = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
  { value: 'transparent', label: 'Transparent' },
] as const;
const MOTIFS = [
  { value: 'track', label: 'Track' },
  { value: 'longest_ride', label: 'Longest ride' },
  { value: 'bars', label: 'Bars, no map' },
] as const;

const HIDDEN_PLACE = 'This session hides a place, so its pictures have a bar per ride instead of a map.';

type Pictured = Pick<Activity, 'url_hash' | 'surf_type' | 'privacy'>;

interface Props {
  readonly activity: Pictured;
  readonly opened: boolean;
  readonly onClose: () => void;
}

interface FieldProps<Value extends string> {
  readonly label: string;
  readonly data: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, data, value, onChange }: FieldProps<Value>) {
  return (
    <div>
      <Text size="sm" fw={600} mb={4} aria-hidden="true">
        {label}
      </Text>
      <SegmentedControl fullWidth aria-label={label} data={[...data]} value={value} onChange={onChange} />
    </div>
  );
}

function SharePicture({ activity }: { activity: Pictured }) {
  const { url_hash: urlHash, surf_type: surfType, privacy } = activity;
  const hidesPlace = privacy.hidden_circle !== null;
  const [choice, setChoice] = useState<PictureChoice>({
    shape: 'story',
    theme: 'dark',
    motif: hidesPlace ? 'bars' : 'track',
    figures: firstFigures(surfType),
  });
  const { picture, busy, failure } = useSharePicture(urlHash, choice);
  const set = (change: Partial<PictureChoice>) => setChoice((now) => ({ ...now, ...change }));
  const setFigure = (index: number, figure: FigureName) => {
    const [first, second, third] = choice.figures.map((now, at) => (at === index ? figure : now));
    set({ figures: [first!, second!, third!] });
  };

  return (
    <div className={styles.dialog}>
      <div className={styles.ground} data-transparent={choice.theme === 'transparent' || undefined}>
        {picture !== null && (
          <img
            className={styles.picture}
            data-busy={busy || undefined}
            src={picture.src}
            alt="Your session"
          />
        )}
        <Text size="sm" className={styles.state} role="status">
          {busy ? 'Drawing the picture...' : ''}
        </Text>
      </div>
      <Stack gap="md">
        <Choice label="Shape" data={SHAPES} value={choice.shape} onChange={(shape) => set({ shape })} />
        <Choice label="Colors" data={THEMES} value={choice.theme} onChange={(theme) => set({ theme })} />
        {hidesPlace ? (
          <Text size="sm" c="dimmed">
            {HIDDEN_PLACE}
          </Text>
        ) : (
          <Choice label="Shows" data={MOTIFS} value={choice.motif} onChange={(motif) => set({ motif })} />
        )}
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="xs">
          {choice.figures.map((figure, index) => (
            <NativeSelect
              // The place of a number in the picture.
              key={index}
              label={`Number ${index + 1}`}
              data={figureOptions(surfType, choice.figures, index)}
              value={figure}
              onChange={({ currentTarget }) => setFigure(index, currentTarget.value as FigureName)}
            />
          ))}
        </SimpleGrid>
        {failure !== null && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <PictureActions
          picture={busy || failure !== null ? null : picture}
          name={`rideline-${urlHash}-${choice.shape}.png`}
        />
      </Stack>
    </div>
  );
}

/** A picture of the session to show around: shape, colors, motif and three numbers of choice. */
export function SharePictureDialog({ activity, opened, onClose }: Props) {
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Share picture"
      size="56rem"
      centered
      fullScreen={narrow}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {opened && <SharePicture activity={activity} />}
    </Modal>
  );
}
