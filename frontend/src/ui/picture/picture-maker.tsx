import { Alert, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PictureShape, PictureTheme } from '../../app/api-types.ts';
import { PictureActions } from './picture-actions.tsx';
import { PictureChoice } from './picture-choice.tsx';
import styles from './picture-maker.module.css';
import { type PictureAddress, useDrawnPicture } from './use-drawn-picture.ts';

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

export interface PictureLook {
  readonly shape: PictureShape;
  readonly theme: PictureTheme;
}

interface Props {
  readonly address: PictureAddress;
  /** What the picture shows, for people who don't see it. */
  readonly alt: string;
  /** Name of the file. */
  readonly name: string;
  readonly look: PictureLook;
  readonly onLook: (change: Partial<PictureLook>) => void;
  /** Further choices, and those below the colors, which are folded at first. */
  readonly children: ReactNode;
  readonly more: ReactNode;
}

/** A picture to look at first, with its shape and colors, and the ways to hand it over. */
export function PictureMaker({ address, alt, name, look, onLook, children, more }: Props) {
  const { picture, busy, failure } = useDrawnPicture(address);
  return (
    <div className={styles.maker}>
      <div className={styles.ground} data-transparent={look.theme === 'transparent' || undefined}>
        {picture !== null && (
          <img className={styles.picture} data-busy={busy || undefined} src={picture.src} alt={alt} />
        )}
        <Text size="sm" className={styles.state} role="status">
          {busy ? 'Drawing the picture...' : ''}
        </Text>
      </div>
      <Stack gap="md">
        <PictureChoice
          label="Shape"
          data={SHAPES}
          value={look.shape}
          onChange={(shape) => onLook({ shape })}
        />
        {children}
        <details className={styles.more}>
          <summary>Colors and numbers</summary>
          <Stack gap="md">
            <PictureChoice
              label="Colors"
              data={THEMES}
              value={look.theme}
              onChange={(theme) => onLook({ theme })}
            />
            {more}
          </Stack>
        </details>
        {failure !== null && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <PictureActions picture={busy || failure !== null ? null : picture} name={name} />
      </Stack>
    </div>
  );
}
