import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { documentProjection } from '../../../kernel/projections/document-projection.ts';
import { type Video, type VideoEvent, videoEvents, withVideo } from '../../video-editor/index.ts';
import { urlHashOf } from '../events/activity-events.ts';
import { ActivityDeleted } from '../events/upload-events.ts';

interface ActivityVideos {
  readonly urlHash: string;
  readonly videos: readonly Video[];
}

type ConsumedEvent = VideoEvent | ActivityDeleted;

const activityOf = (event: StoredEvent<ConsumedEvent>) =>
  event.type === 'ActivityDeleted' ? urlHashOf(event.stream) : event.data.urlHash;

/** Aligned videos of each activity: `read_activity_videos.videos`. */
export const activityVideosProjection = documentProjection<ActivityVideos, ConsumedEvent>({
  name: 'activity_videos',
  version: 1,
  table: 'videos',
  key: 'url_hash',
  columns: { url_hash: { type: 'text', field: 'urlHash' } },
  consumes: [...videoEvents, ActivityDeleted].map((event) => event.type),
  keyOf: activityOf,
  evolve(activity, event) {
    if (event.type === 'ActivityDeleted') return undefined;
    const videos = withVideo(activity?.videos ?? [], event);
    return videos.length === 0 ? undefined : { urlHash: event.data.urlHash, videos };
  },
});
