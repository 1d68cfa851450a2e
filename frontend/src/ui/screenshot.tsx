import { useComputedColorScheme } from '@mantine/core';
import type { CSSProperties } from 'react';

interface Props {
  /** Its file in /screenshots, which has a dark one beside it. */
  readonly name: string;
  /** The same screen on a phone. */
  readonly small?: string | undefined;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
  readonly style?: CSSProperties;
  /** Whether it loads only when it comes near. */
  readonly isLazy?: boolean;
}

/** A picture of a screen of this site, in the visitor's light or dark. */
export function Screenshot({ name, small, alt, width = 1440, height = 900, style, isLazy = false }: Props) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const fileOf = (picture: string) => `/screenshots/${picture}${scheme === 'dark' ? '-dark' : ''}.webp`;
  return (
    <picture>
      {small !== undefined && (
        <source media="(max-width: 48em)" srcSet={fileOf(small)} width={780} height={1200} />
      )}
      <img
        src={fileOf(name)}
        width={width}
        height={height}
        alt={alt}
        style={style}
        decoding="async"
        loading={isLazy ? 'lazy' : 'eager'}
      />
    </picture>
  );
}

/** A drawn film in the video editor. */
export const VideoScreenshot = () => (
  <Screenshot
    name="video"
    alt="A film of a surfer with its rides on the timeline below, aligned by the camera's clock"
    width={828}
    height={777}
    style={{
      display: 'block',
      width: '100%',
      height: 'auto',
      border: '1px solid var(--rl-border)',
      borderRadius: 'var(--mantine-radius-md)',
    }}
    isLazy
  />
);
