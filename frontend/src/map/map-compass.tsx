import { useEffect, useRef } from 'react';
import type { LiveMap } from './live-map.ts';
import { directionName } from './main-direction.ts';
import type { GlMap } from './open-map.ts';
import styles from './session-map.module.css';

interface Props {
  readonly map: LiveMap;
  /** Of the rides, in degrees clockwise from north; null without a main one. */
  readonly direction: number | null;
}

/** North, and an arrow where most rides go; turns with the map. */
export function MapCompass({ map, direction }: Props) {
  const dial = useRef<SVGGElement>(null);
  useEffect(() => {
    const turn = (open: GlMap) => dial.current?.setAttribute('transform', `rotate(${-open.getBearing()})`);
    map.use(turn);
    return map.listen({ move: turn });
  }, [map]);
  const rides = direction === null ? '' : ` Most rides go ${directionName(direction)}.`;
  return (
    <svg className={styles.compass} viewBox="-20 -20 40 40" role="img" aria-label={`Compass.${rides}`}>
      <title>{`North${rides === '' ? '' : ` (N).${rides}`}`}</title>
      <g ref={dial}>
        <text y={-9} className={styles.north}>
          N
        </text>
        {direction === null ? (
          <path d="M0 -8 L4 8 L0 5 L-4 8 Z" />
        ) : (
          <path
            className={styles.heading}
            d="M0 -8 L5 5 L0 2 L-5 5 Z"
            transform={`translate(0 3) rotate(${direction})`}
          />
        )}
      </g>
    </svg>
  );
}
