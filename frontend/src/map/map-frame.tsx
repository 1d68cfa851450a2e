import { Box, Center, Skeleton } from '@mantine/core';
import { Component, type ErrorInfo, type ReactNode, type RefObject } from 'react';
import styles from './session-map.module.css';
import type { MapState } from './use-map.ts';

interface Naming {
  readonly label: string;
  /** Hint at the alternative when the map fails. */
  readonly instead: string;
}

interface Props extends Naming {
  readonly phase: MapState['phase'];
  readonly container?: RefObject<HTMLDivElement | null>;
  /** Over the map below everything else until it has drawn what it shows; a placeholder while it opens without one. */
  readonly cover?: ReactNode;
  /** Whether colors, scale and legend are shown where there is little room. */
  readonly isKeyOpen?: boolean;
  /** Shown above the map. */
  readonly children?: ReactNode;
}

/** The container of a map with a placeholder while it opens and a message if it fails. */
export function MapFrame({ label, instead, phase, container, cover, isKeyOpen, children }: Props) {
  return (
    <section className={styles.map} aria-label={label} data-phase={phase} data-key={isKeyOpen || undefined}>
      <div ref={container} className={styles.canvas} />
      <Box pos="absolute" inset={0} style={{ pointerEvents: 'none' }}>
        {cover ?? (phase === 'opening' && <Skeleton height="100%" radius={0} />)}
      </Box>
      {children}
      {phase === 'failed' && (
        <Center pos="absolute" inset={0} p="lg" fz="sm" ta="center" role="status">
          This browser couldn't draw the map. WebGL may be turned off. {instead}
        </Center>
      )}
    </section>
  );
}

/** Error boundary: an error in a map leaves the page intact. */
export class MapBoundary extends Component<
  Naming & { readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error(error, componentStack);
  }

  override render(): ReactNode {
    const { label, instead, children } = this.props;
    return this.state.failed ? <MapFrame label={label} instead={instead} phase="failed" /> : children;
  }
}
