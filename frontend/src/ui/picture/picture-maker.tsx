import { Alert, Box, Center, SimpleGrid, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PictureShape, PictureTheme } from '../../app/api-types.ts';
import { PictureActions } from './picture-actions.tsx';
import { PictureChoice } from './picture-choice.tsx';
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

/** White text needs a ground that is neither white nor black. */
const CHECKED = 'repeating-conic-gradient(#56707e 0 25%, #66808e 0 50%) 0 0 / 24px 24px';

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
  /** Whether handing it over is what its dialog is for. */
  readonly isMain?: boolean;
  readonly onLook: (change: Partial<PictureLook>) => void;
  /** Further choices, and those below the colors, which are folded at first. */
  readonly children: ReactNode;
  readonly more: ReactNode;
}

/** A picture to look at first, with its shape and colors, and the ways to hand it over. */
export function PictureMaker({ address, alt, name, look, isMain = true, onLook, children, more }: Props) {
  const { picture, busy, failure } = useDrawnPicture(address);
  const isTransparent = look.theme === 'transparent';
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" style={{ alignItems: 'start' }}>
      <Center
        pos="relative"
        h={{ base: '38vh', sm: 'min(42vh, 24rem)' }}
        p="sm"
        bdrs="md"
        bg={isTransparent ? CHECKED : 'light-dark(#dfe8ed, #06121a)'}
      >
        {picture !== null && (
          <Box
            component="img"
            mah="100%"
            maw="100%"
            mih={0}
            bdrs="sm"
            opacity={busy ? 0.5 : 1}
            style={isTransparent ? {} : { boxShadow: '0 2px 14px rgb(0 0 0 / 25%)' }}
            src={picture.src}
            alt={alt}
          />
        )}
        <Text
          size="sm"
          role="status"
          pos="absolute"
          py={busy ? 4 : 0}
          px="sm"
          bdrs="md"
          bg="var(--mantine-color-body)"
        >
          {busy ? 'Drawing the picture...' : ''}
        </Text>
      </Center>
      <Stack gap="md">
        <PictureChoice
          label="Shape"
          data={SHAPES}
          value={look.shape}
          onChange={(shape) => onLook({ shape })}
        />
        {children}
        <details>
          <Box component="summary" fz="sm" fw={600}>
            Colors and numbers
          </Box>
          <Stack gap="md" mt="sm">
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
        <PictureActions picture={busy || failure !== null ? null : picture} name={name} isMain={isMain} />
      </Stack>
    </SimpleGrid>
  );
}
