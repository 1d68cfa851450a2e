import type { EventOf } from '../../../kernel/event-store/event-definition.ts';
import { copyEvents } from './copy-events.ts';
import { correctionEvents } from './correction-events.ts';
import { descriptionEvents } from './description-events.ts';
import { detectionEvents } from './detection-events.ts';
import { otherSportEvents } from './other-sport-events.ts';
import { sharingEvents } from './sharing-events.ts';
import { uploadEvents } from './upload-events.ts';
import { WatchWavesRead } from './watch-events.ts';
import { WeatherRecorded } from './weather-events.ts';

/** All event types of an activity's stream. */
export const activityEvents = [
  ...uploadEvents,
  ...detectionEvents,
  ...descriptionEvents,
  ...sharingEvents,
  ...copyEvents,
  ...otherSportEvents,
  ...correctionEvents,
  WatchWavesRead,
  WeatherRecorded,
] as const;
export type ActivityEvent = EventOf<(typeof activityEvents)[number]>;

const STREAM_PREFIX = 'activity-';
/** An activity's stream is named after the hash in its address. */
export const activityStream = (urlHash: string) => `${STREAM_PREFIX}${urlHash}`;
/** The hash in the address of the activity whose stream this is. */
export const urlHashOf = (stream: string): string => stream.slice(STREAM_PREFIX.length);
