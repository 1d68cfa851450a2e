import { encodeTrackFile } from '@rideline/detection-engine';
import { isInstant } from '../../../kernel/event-store/fields.ts';
import { ServiceProblem } from '../connected-service.port.ts';
import type { FetchableActivity } from '../events/sync-events.ts';
import { measureOf } from '../adapters/service-values.ts';
import { speedsOf } from './strava-speeds.ts';

/**
 * Writes the streams of an activity as TCX. The content depends on the streams, the start, the device and the sport
 * alone, so that fetching the same activity again gives the same file, also after it was renamed at Strava. Positions,
 * speeds, distances and heart rates outside of what there is are left out.
 * @param streams the answer with `key_by_type`: columns of equal length, absent ones left out
 * @throws ServiceProblem no_track, unreadable
 */
export function trackFileOf(
  streams: unknown,
  { startTime, device, type }: Pick<FetchableActivity, 'startTime' | 'device' | 'type'>,
  mostPoints: number,
): Uint8Array {
  const seconds = column(streams, 'time');
  const positions = column(streams, 'latlng');
  if (seconds === undefined || positions === undefined || seconds.length === 0 || startTime === null) {
    throw new ServiceProblem('no_track', 'Strava: no streams of times and positions');
  }
  const length = seconds.length;
  if (length > mostPoints) throw new ServiceProblem('unreadable', `Strava: ${length} points`);
  const numbers = (name: string) => {
    const values = column(streams, name) ?? [];
    return Float64Array.from({ length }, (_, row) => measureOf(values[row]) ?? Number.NaN);
  };
  if (positions.length !== length)
    throw new ServiceProblem('unreadable', 'Strava: streams of unequal length');
  const time = Float64Array.from(seconds, (second) =>
    typeof second === 'number' ? startTime + second * 1000 : Number.NaN,
  );
  if (!time.every(isInstant)) throw new ServiceProblem('unreadable', 'Strava: a time that is none');
  const heartRates = column(streams, 'heartrate') ?? [];
  const degrees = (part: 0 | 1, most: number) =>
    Float64Array.from(positions, (position) => {
      const value: unknown = Array.isArray(position) ? position[part] : undefined;
      return typeof value === 'number' && Math.abs(value) <= most ? value : Number.NaN;
    });
  const rows = {
    length,
    time,
    latitude: degrees(0, 90),
    longitude: degrees(1, 180),
    recordedDistance: numbers('distance'),
  };
  return encodeTrackFile(
    {
      ...rows,
      recordedSpeed: speedsOf(rows),
      heartRate: Uint8Array.from({ length }, (_, row) => Math.min(measureOf(heartRates[row]) ?? 0, 255)),
      denseSpeed: null,
    },
    'tcx',
    { device: device ?? 'Strava', sport: type },
  );
}

function column(streams: unknown, name: string): readonly unknown[] | undefined {
  const stream = (streams as Readonly<Record<string, { readonly data?: unknown } | undefined>> | null)?.[
    name
  ];
  return Array.isArray(stream?.data) ? (stream.data as unknown[]) : undefined;
}
