import { watchAgreement, wavesWithin } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';
import { Nullable } from '../../../../kernel/event-store/fields.ts';
import type { LiveActivity } from '../../activity.aggregate.ts';

const closed = { additionalProperties: false } as const;
const Time = Type.String({ format: 'date-time' });

const WatchWaveAnswer = Type.Object(
  {
    start_time: Time,
    end_time: Time,
    distance: Nullable(Type.Number({ description: 'Meters' })),
    max_speed: Nullable(Type.Number({ description: 'km/h' })),
    ride_id: Nullable(
      Type.Integer({
        description: 'The counted ride that overlaps more than half of the shorter of both; null for none',
      }),
    ),
  },
  { $id: 'WatchWave', ...closed },
);

export const WatchAnswer = Type.Object(
  {
    count: Type.Integer(),
    waves: Type.Array(WatchWaveAnswer),
    only_here: Type.Array(Type.Integer(), {
      description: 'Ids of counted rides that the watch does not have',
    }),
  },
  { $id: 'Watch', ...closed, description: 'The waves that the watch counted by itself' },
);

/** The watch's waves of the kept part beside the rides that count; null where the recording has none. */
export function watchAnswer({
  watch,
  keptPart,
  detected,
}: Pick<LiveActivity, 'watch' | 'keptPart' | 'detected'>): Static<typeof WatchAnswer> | null {
  const waves = keptPart === null ? (watch ?? []) : wavesWithin(watch ?? [], keptPart);
  if (waves.length === 0) return null;
  const rides = detected.rides.filter(({ isSurfRide }) => isSurfRide);
  const { rideOfWave, onlyHere } = watchAgreement(waves, rides);
  return {
    count: waves.length,
    waves: waves.map(({ startTime, endTime, distance, maxSpeed }, index) => {
      const ride = rideOfWave[index] ?? null;
      return {
        start_time: new Date(startTime).toISOString(),
        end_time: new Date(endTime).toISOString(),
        distance,
        max_speed: maxSpeed,
        ride_id: ride === null ? null : rides[ride]!.id,
      };
    }),
    only_here: onlyHere.map((index) => rides[index]!.id),
  };
}
