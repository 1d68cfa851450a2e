import { placedIn, sessionFrame } from '@rideline/detection-engine';
import { useMemo } from 'react';
import type { Palette } from '../lib/palette.ts';
import type { MapGround } from './open-map.ts';
import type { MapRide, MapTrack } from './map-track.ts';
import styles from './track-sketch.module.css';
import { useSessionFrame } from './use-session-frame.ts';

/** Points of the whole track that are drawn; rides have all of theirs. */
const MOST_POINTS = 2000;
/** Parts of a picture's width, so that its numbers are short. */
const PARTS = 10_000;
const WHOLE = { left: 0, top: 0, width: PARTS, height: PARTS };

interface Props {
  readonly track: MapTrack;
  readonly rides: readonly MapRide[];
  readonly palette: Palette;
  readonly ground?: Pick<MapGround, 'coast'>;
}

/** A session's track in the place where its map will have it, without the code of a map. */
export function TrackSketch({ track, rides, palette, ground }: Props) {
  const { latitude, longitude } = track;
  const frame = useSessionFrame(track, rides, ground?.coast);
  const { size, way, ridden } = useMemo(() => {
    const positions = { latitude, longitude };
    const { box } = frame ?? withoutCoast(positions, rides);
    const { place } = placedIn(box, WHOLE);
    const [[left, top], [right, bottom]] = [place(box.north, box.west), place(box.south, box.east)];
    const line = (from: number, to: number, step: number) => {
      let path = '';
      for (let row = from; row <= to; row += step) {
        const [x, y] = place(latitude[row] ?? 0, longitude[row] ?? 0).map(Math.round);
        path += `${path === '' ? 'M' : 'L'}${x} ${y}`;
      }
      return path;
    };
    return {
      size: [left, top, right - left, bottom - top].map(Math.round).join(' '),
      way: line(0, latitude.length - 1, Math.ceil(latitude.length / MOST_POINTS)),
      ridden: rides.map(({ firstRow, lastRow }) => line(firstRow, lastRow, 1)).join(''),
    };
  }, [latitude, longitude, frame, rides]);
  return (
    <div className={styles.sketch} style={{ background: palette.ground }}>
      <svg viewBox={size} aria-hidden="true">
        <path d={way} stroke={palette.track} strokeWidth={1.75} strokeOpacity={0.8} />
        <path d={ridden} stroke={palette.ride} strokeWidth={3.5} />
      </svg>
    </div>
  );
}

const withoutCoast = (track: MapTrack, rides: readonly MapRide[]) =>
  sessionFrame(
    track,
    rides.map(({ firstRow, lastRow }) => [firstRow, lastRow]),
    null,
  );
