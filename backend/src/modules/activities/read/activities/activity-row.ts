import { sameRide, summarize, type KnownRide, type SessionSummary } from '@rideline/detection-engine';
import type { StoredEvent } from '../../../../kernel/event-store/event-definition.ts';
import { instantOf } from '../../../../kernel/event-store/fields.ts';
import type { ActivityEvent } from '../../events/activity-events.ts';
import type { ActivityUploaded } from '../../events/activity-uploaded.ts';
import { circleOf, type HiddenCircle } from '../../events/hidden-circle.ts';
import type { MapFiles } from '../../events/map-drawn.ts';
import type { Mark } from '../../events/session-marked.ts';
import type { RidesDetected } from '../../events/rides-detected.ts';
import type { Ride, SurfType } from '../../events/shared.ts';

/** How much of the track others see when the activity is shared. */
export interface TrackPrivacy {
  readonly rides_only: boolean;
  readonly hidden_circle: HiddenCircle | null;
}

/** What a session was detected with, and what was found, but for the rides its owner deleted. */
export interface RowDetection extends Pick<RidesDetected['data'], 'settingId' | 'engineVersion' | 'rides'> {
  /** null until the first detection. */
  readonly parameters: RidesDetected['data']['parameters'] | null;
}

/** One activity as its screens read it. */
export interface ActivityRow {
  readonly url_hash: string;
  readonly activity_id: number;
  readonly owner: number;
  readonly name: string;
  /** The owner chose the name: it is not the file's. */
  readonly is_named: boolean;
  readonly file_name: string;
  /** null where an old recording has a time outside of the years 1 to 9999. */
  readonly activity_time: string | null;
  readonly upload_time: string;
  readonly surf_type: SurfType;
  readonly source: 'MANUAL' | 'STRAVA' | 'GARMIN';
  readonly source_id: string | null;
  readonly is_demo: boolean;
  readonly is_public: boolean;
  readonly note: string;
  readonly video_link: string | null;
  readonly vessel_id: number | null;
  readonly point_count: number;
  readonly marks: readonly Mark[];
  /** Rides the owner deleted: detection leaves them out while no mark says that one was missed there. */
  readonly deleted_rides: readonly KnownRide[];
  readonly detection: RowDetection;
  readonly summary: SessionSummary;
  readonly privacy: TrackPrivacy;
  readonly maps: MapFiles;
}

/** The row after the event; pure. */
export function evolveActivityRow(
  row: ActivityRow | undefined,
  event: StoredEvent<ActivityEvent>,
): ActivityRow | undefined {
  if (event.type === 'ActivityUploaded') return uploaded(event);
  if (row === undefined) return undefined;
  switch (event.type) {
    case 'RidesDetected':
    case 'SettingsReapplied':
      return detected(row, event.data);
    case 'SessionMarked':
      return { ...row, marks: event.data.marks };
    case 'RideDeleted':
      return strike(row, event.data.rideId);
    case 'ActivityRenamed':
      return { ...row, name: event.data.name, is_named: true };
    case 'NoteWritten':
      return { ...row, note: event.data.note };
    case 'VideoLinkSet':
      return { ...row, video_link: event.data.link };
    case 'VesselAssigned':
      return { ...row, vessel_id: event.data.vesselId };
    case 'ActivityShared':
      return { ...row, is_public: true };
    case 'ActivityUnshared':
      return { ...row, is_public: false, maps: {} };
    case 'TrackPrivacyChosen': {
      const { ridesOnly, hiddenCircle } = event.data;
      return { ...row, privacy: { rides_only: ridesOnly, hidden_circle: circleOf(hiddenCircle) } };
    }
    case 'MapDrawn':
      return { ...row, maps: { ...row.maps, [event.data.kind]: event.data.file } };
    case 'ActivityDeleted':
      return undefined;
  }
}

function uploaded(event: StoredEvent<ActivityUploaded>): ActivityRow {
  const { data } = event;
  return {
    url_hash: data.urlHash,
    activity_id: data.activityId,
    owner: data.owner,
    name: data.name,
    is_named: false,
    file_name: data.fileName,
    activity_time: instantOf(data.activityTime),
    upload_time: event.recordedAt.toISOString(),
    surf_type: data.surfType,
    source: data.source,
    source_id: data.sourceId,
    is_demo: data.isDemo,
    is_public: false,
    note: '',
    video_link: null,
    vessel_id: null,
    point_count: data.pointCount,
    marks: [],
    deleted_rides: [],
    detection: { parameters: null, settingId: null, engineVersion: data.engineVersion, rides: [] },
    summary: summarizeRides([], data.surfType),
    privacy: { rides_only: false, hidden_circle: null },
    maps: {},
  };
}

/** With the ride goes what says that it was missed. */
function strike(row: ActivityRow, rideId: number): ActivityRow {
  const { detection } = row;
  const ride = detection.rides.find(({ id }) => id === rideId);
  if (ride === undefined) return row;
  const marks = row.marks.filter((mark) => mark.kind !== 'missed_ride' || !sameRide(mark, ride));
  const isOther = ({ id }: KnownRide) => id !== rideId;
  const { id, startTime, endTime } = ride;
  const deleted_rides = [...row.deleted_rides.filter(isOther), { id, startTime, endTime }];
  const rides = detection.rides.filter(isOther);
  return detected({ ...row, marks, deleted_rides }, { ...detection, rides });
}

function detected(row: ActivityRow, detection: RowDetection): ActivityRow {
  return { ...row, detection, summary: summarizeRides(detection.rides, row.surf_type) };
}

export function summarizeRides(rides: readonly Ride[], surfType: SurfType): SessionSummary {
  return summarize(rides as unknown as Parameters<typeof summarize>[0], surfType);
}
