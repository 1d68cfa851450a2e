import { encodeTrackFile } from '@rideline/detection-engine';
import { ServiceProblem } from '../../connected-service.port.ts';
import type { FetchableActivity } from '../../events/sync-events.ts';

/**
 * Writes the streams of an activity as TCX. The content depends on the streams and the start alone, so that fetching
 * the same activity again gives the same file, also after it was renamed at Strava.
 * @param streams the answer with `key_by_type`: columns of equal length, absent ones left out
 * @throws ServiceProblem no_track, unreadable
 */
export function trackFileOf(
  streams: unknown,
  { startTime, device }: Pick<FetchableActivity, 'startTime' | 'device'>,
): Uint8Array {
  const seconds = column(streams, 'time');
  const positions = column(streams, 'latlng');
  if (seconds === undefined || positions === undefined || seconds.length === 0 || startTime === null) {
    throw new ServiceProblem('no_track', 'Strava: no streams of times and positions');
  }
  const length = seconds.length;
  const numbers = (name: string) => {
    const values = column(streams, name) ?? [];
    return Float64Array.from({ length }, (_, row) => numberOr(values[row], Number.NaN));
  };
  if (positions.length !== length)
    throw new ServiceProblem('unreadable', 'Strava: streams of unequal length');
  const time = Float64Array.from(seconds, (second) => startTime + numberOr(second, Number.NaN) * 1000);
  if (time.some(Number.isNaN)) throw new ServiceProblem('unreadable', 'Strava: a time that is no number');
  const degrees = (part: 0 | 1) =>
    Float64Array.from(positions, (position) =>
      Array.isArray(position) ? numberOr(position[part], Number.NaN) : Number.NaN,
    );
  return encodeTrackFile(
    {
      length,
      time,
      latitude: degrees(0),
      longitude: degrees(1),
      recordedSpeed: numbers('velocity_smooth'),
      recordedDistance: numbers('distance'),
      denseSpeed: null,
    },
    'tcx',
    { device: device ?? 'Strava' },
  );
}

function column(streams: unknown, name: string): readonly unknown[] | undefined {
  const stream = (streams as Readonly<Record<string, { readonly data?: unknown } | undefined>> | null)?.[
    name
  ];
  return Array.isArray(stream?.data) ? (stream.data as unknown[]) : undefined;
}

const numberOr = (value: unknown, otherwise: number) =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
