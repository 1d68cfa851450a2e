import {
  DETECTION_PARAMETERS,
  type Detection,
  type DetectedRide,
  type DetectionParameters,
  KMH_PER,
  type Track,
} from '@rideline/detection-engine';
import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { useMemo } from 'react';
import { speedPath } from '../../../charts/speed/speed-path.ts';
import { usePreferences } from '../../../app/me.api.ts';
import { inBothUnits } from '../../../lib/detection-parameters.ts';
import styles from './preview.module.css';

const HEIGHT = 220;
const TOP = 18;
const BOTTOM = 20;
const LABEL_GAP = 14;
/** Minimum distance between ride numbers. */
const NUMBER_GAP = 16;
/** Half the width of a tick label. */
const TICK_HALF_WIDTH = 26;

interface PreviewChartProps {
  track: Track;
  detection: Detection;
  parameters: DetectionParameters;
  width: number;
}

/** Speed over time with both speed thresholds, the rides, and near misses dashed. */
export function PreviewChart({ track, detection, parameters, width }: PreviewChartProps) {
  const start = track.time[0] ?? 0;
  const minutes = ((track.time[track.length - 1] ?? start) - start) / 60_000;
  const { min_speed_kmh, min_max_speed_kmh } = parameters;
  const preferences = usePreferences();
  const threshold = (key: 'min_speed_kmh' | 'min_max_speed_kmh') => {
    const parameter = DETECTION_PARAMETERS.find((declared) => declared.key === key)!;
    return inBothUnits(parameters[key], parameter, preferences);
  };
  const x = scaleLinear([0, minutes], [0, width]);
  const top = topOfScale(track, detection, parameters);
  const y = scaleLinear([0, top], [HEIGHT - BOTTOM, TOP]).clamp(true);
  const path = useSpeedPath(track, width, top);
  const apart = Math.abs(y(min_speed_kmh) - y(min_max_speed_kmh)) < LABEL_GAP ? LABEL_GAP : 0;

  const at = (millis: number) => x((millis - start) / 60_000);
  const band = ({ startTime, endTime }: DetectedRide) => {
    const left = at(startTime);
    return { x: left, width: Math.max(3, at(endTime) - left) };
  };
  const numbered = withGap(
    detection.rides.map((ride) => band(ride).x + band(ride).width / 2),
    NUMBER_GAP,
  );
  const description = `Speed over ${Math.round(minutes)} minutes; ${detection.rides.length} rides found.`;

  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={description}>
      {detection.rides.map((ride, index) => (
        <g key={ride.firstPoint}>
          <rect {...band(ride)} y={TOP} height={HEIGHT - TOP - BOTTOM} className={styles.ride} />
          <rect {...band(ride)} y={TOP} height={3} className={styles.rideTop} />
          {numbered.has(index) && (
            <text x={band(ride).x + band(ride).width / 2} y={TOP - 5} className={styles.number}>
              {index + 1}
            </text>
          )}
        </g>
      ))}
      {detection.nearMisses.map((miss) => (
        <rect
          key={miss.firstPoint}
          {...band(miss)}
          y={TOP + 1}
          height={HEIGHT - TOP - BOTTOM - 1}
          className={styles.miss}
        />
      ))}
      <path d={path} className={styles.speed} />
      <Threshold
        y={y(min_max_speed_kmh)}
        width={width}
        label={`top speed ${threshold('min_max_speed_kmh')}`}
        lift={apart}
      />
      <Threshold y={y(min_speed_kmh)} width={width} label={`speed ${threshold('min_speed_kmh')}`} lift={0} />
      {x
        .ticks(Math.max(2, Math.floor(width / 90)))
        .filter((minute) => minute > 0 && x(minute) < width - TICK_HALF_WIDTH)
        .map((minute) => (
          <text key={minute} x={x(minute)} y={HEIGHT - 5} className={styles.tick}>
            {minute} min
          </text>
        ))}
    </svg>
  );
}

function Threshold({ y, width, label, lift }: { y: number; width: number; label: string; lift: number }) {
  return (
    <g>
      <line x1={0} x2={width} y1={y} y2={y} className={styles.threshold} />
      <text x={4} y={y - 4 - lift} className={styles.label}>
        {label}
      </text>
    </g>
  );
}

/** Upper end of the scale in km/h: fits rides and thresholds; a drive to the beach may exceed it. */
function topOfScale(track: Track, { rides, nearMisses }: Detection, parameters: DetectionParameters): number {
  const surfing = max([...rides, ...nearMisses], ({ maxSpeed }) => maxSpeed) ?? 0;
  const wanted = Math.max(surfing * 1.15, parameters.min_max_speed_kmh * 1.6, parameters.min_speed_kmh * 1.6);
  const fastest = (max(track.speed) ?? 1) * KMH_PER['m/s'] * 1.1;
  return Math.max(Math.min(wanted, fastest), parameters.min_max_speed_kmh * 1.1);
}

/** Indexes of the places (ascending) that keep the minimum distance to the previous one. */
function withGap(places: readonly number[], gap: number): ReadonlySet<number> {
  const kept = new Set<number>();
  let last = -Infinity;
  places.forEach((place, index) => {
    if (place - last < gap) return;
    kept.add(index);
    last = place;
  });
  return kept;
}

function useSpeedPath(track: Track, width: number, top: number): string {
  return useMemo(() => {
    const x = scaleLinear([track.time[0] ?? 0, track.time.at(-1) ?? 0], [0, width]);
    const y = scaleLinear([0, top / KMH_PER['m/s']], [HEIGHT - BOTTOM, TOP]).clamp(true);
    return speedPath(track, [0, track.length - 1], x, y);
  }, [track, width, top]);
}
