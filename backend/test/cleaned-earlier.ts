import { randomUUID } from 'node:crypto';
import { EVENT_STORE, type EventStore } from '../src/kernel/event-store/event-store.ts';
import { PROJECTED_POSITION, type ProjectedPosition } from '../src/kernel/projections/projected-positions.ts';
import type { Ride } from '../src/modules/activities/events/detection-events.ts';
import type { AppUnderTest } from './app-under-test.ts';

/** Makes a session one as an engine left it whose track had other rows. */
export async function cleanedEarlier({ app }: AppUnderTest, urlHash: string): Promise<void> {
  const store = app.get<EventStore>(EVENT_STORE);
  const stream = `activity-${urlHash}`;
  const events = await store.readStream(stream);
  const detected = events.find(({ type }) => type === 'RidesDetected')!;
  const rides = (detected.data['rides'] as unknown as Ride[]).map((ride) => ({
    ...ride,
    firstPoint: ride.firstPoint + 3,
    lastPoint: ride.lastPoint + 3,
    startTime: ride.startTime + 3000,
    endTime: ride.endTime + 3000,
  }));
  const data = {
    ...detected.data,
    rides,
    takeOffs: null,
    trackHash: 'earlier',
    pointCount: 7,
    warnings: [],
    engineVersion: '0.1.0',
  };
  const event = {
    id: randomUUID(),
    type: 'TrackCleanedAgain',
    schemaVersion: 1,
    metadata: { ...detected.metadata, sealed: [] },
  };
  const { position } = await store.append(stream, events.at(-1)!.revision, [{ ...event, data }]);
  await app.get<ProjectedPosition>(PROJECTED_POSITION).reached(position, ['activities']);
}
