import { Global, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Contributions } from '../../kernel/contributions.ts';
import { registered } from '../../kernel/slices.ts';
import { AccountQuota } from './adapters/files/account-quota.ts';
import { activityIntake } from './adapters/activity-intake.ts';
import { Coasts } from './adapters/coasts.ts';
import { CutShifts } from './adapters/cut-shifts.ts';
import { DemoSessions } from './adapters/demo-sessions.ts';
import { DetectionProfiles } from './adapters/detection-profiles.ts';
import { FileSweep } from './adapters/files/file-sweep.ts';
import { Originals } from './adapters/files/originals.ts';
import { OtherSessions } from './adapters/other-sessions.ts';
import { OwnerRecords } from './adapters/owner-records.ts';
import { PersonalFacts } from './adapters/personal-facts.ts';
import { Pictures, seasonCards } from './read/picture/pictures.ts';
import { SessionPlaces } from './adapters/session-places.ts';
import { placeNames } from './adapters/town-names.ts';
import { RecordingExpiry } from './adapters/files/recording-expiry.ts';
import { RefetchedOriginals } from './adapters/files/refetched-originals.ts';
import { RideIds } from './adapters/ride-ids.ts';
import { paddledSessions } from './adapters/paddled-sessions.ts';
import { SessionEfforts } from './adapters/session-efforts.ts';
import { SessionFiles } from './adapters/files/session-files.ts';
import { StorageCheck } from './adapters/files/storage-check.ts';
import { StoredTracks } from './adapters/stored-tracks.ts';
import { TrackAnalysis } from './adapters/track-analysis/track-analysis.ts';
import { SessionWaters } from './read/session-waters.ts';
import { TrackRepair } from './adapters/track-repair.ts';
import { UploadClaims } from './adapters/files/upload-claims.ts';
import { WhenAccountErasedThenDeleteActivities } from './automation/when-account-erased-then-delete-activities.automation.ts';
import { WhenActivityDeletedThenRemoveFiles } from './automation/when-activity-deleted-then-remove-files.automation.ts';
import { WhenRecordingsChangeThenCountOne } from './automation/when-recordings-change-then-count-one.automation.ts';
import { WhenActivityUploadedThenRecordWeather } from './automation/when-activity-uploaded-then-record-weather.automation.ts';
import { WhenDemoAccountOpenedThenUploadDemoSessions } from './automation/when-demo-account-opened-then-upload-demo-sessions.automation.ts';
import { activityEvents } from './events/activity-events.ts';
import { UploadRefused } from './events/intake-events.ts';
import { efforts, outlines, parts, places, uploads } from './migrations/activities-migrations.ts';
import { activitiesProjection } from './read/activities/activities.projection.ts';
import * as activityDetailQuery from './read/activities/activity-detail.query.ts';
import * as activityListQuery from './read/activities/activity-list.query.ts';
import * as sessionVersions from './read/activities/session-versions.ts';
import * as coastQuery from './read/coast.query.ts';
import * as compareQuery from './read/compare.query.ts';
import * as personalArchiveQuery from './read/personal-archive.query.ts';
import * as activityFilesQuery from './read/activity-files.query.ts';
import * as sessionExportsQuery from './read/session-exports.query.ts';
import * as wholeTrackQuery from './read/whole-track.query.ts';
import * as mapFileQuery from './read/map-file.query.ts';
import { ownerUnitsProjection } from './read/owner-units.projection.ts';
import * as outlinesQuery from './read/outlines.query.ts';
import { ownerNamesProjection } from './read/public/owner-names.projection.ts';
import * as pictureQuery from './read/picture/picture.query.ts';
import * as sharePictureQuery from './read/picture/share-picture.query.ts';
import * as publicActivityQuery from './read/public/public-activity.query.ts';
import { SharePage } from './read/public/share-page.ts';
import { SharedActivities } from './read/public/shared-activities.ts';
import { knownSessions } from './read/known-sessions.query.ts';
import * as recordingsQuery from './read/recordings.query.ts';
import { activityVideosProjection } from './read/activity-videos.projection.ts';
import { sessionTimes } from './read/session-times.query.ts';
import { vesselNamesProjection } from './read/vessel-names.projection.ts';
import { vesselUse } from './read/vessel-use.query.ts';
import { ActivityCommands } from './write/activity-commands.ts';
import * as changeSurfType from './write/change-surf-type.use-case.ts';
import * as chooseRecording from './write/choose-recording.use-case.ts';
import * as chooseTrackPrivacy from './write/choose-track-privacy.use-case.ts';
import * as chooseUsualHeading from './write/choose-usual-heading.use-case.ts';
import * as cleanTrackAgain from './write/clean-track-again.use-case.ts';
import * as countCopies from './write/count-copies.use-case.ts';
import * as countOneRecording from './write/count-one-recording.use-case.ts';
import * as deleteActivity from './write/delete-activity.use-case.ts';
import * as deleteRide from './write/delete-ride.use-case.ts';
import * as drawMap from './write/draw-map.use-case.ts';
import * as editActivity from './write/edit-activity.use-case.ts';
import * as markSession from './write/mark-session.use-case.ts';
import * as recordRefusal from './write/record-refusal.use-case.ts';
import * as recordWeather from './write/record-weather.use-case.ts';
import { DetectAgain } from './write/redetect/detect-again.ts';
import * as reapplySettings from './write/reapply-settings.use-case.ts';
import { RedetectBatch } from './write/redetect/redetect-batch.ts';
import * as redetectHttp from './write/redetect/redetect.http.ts';
import * as redetect from './write/redetect/redetect.use-case.ts';
import { RedetectionJob } from './write/redetect/redetection-job.ts';
import * as loadDemoActivities from './write/load-demo-activities.use-case.ts';
import * as removeDemoActivities from './write/remove-demo-activities.use-case.ts';
import * as shareActivity from './write/share-activity.use-case.ts';
import * as correctStart from './write/correct-start.use-case.ts';
import * as trimTrack from './write/trim-track.use-case.ts';
import * as pushUploadHttp from './write/upload-activity/push-upload.http.ts';
import { ReceivedUploads } from './write/upload-activity/received-uploads.ts';
import * as uploadActivityHttp from './write/upload-activity/upload-activity.http.ts';
import * as uploadActivity from './write/upload-activity/upload-activity.use-case.ts';
import * as writeNote from './write/write-note.use-case.ts';

const { controllers, providers } = registered(
  activityDetailQuery,
  activityListQuery,
  sessionVersions,
  coastQuery,
  compareQuery,
  personalArchiveQuery,
  activityFilesQuery,
  sessionExportsQuery,
  wholeTrackQuery,
  mapFileQuery,
  outlinesQuery,
  pictureQuery,
  sharePictureQuery,
  publicActivityQuery,
  recordingsQuery,
  changeSurfType,
  chooseRecording,
  chooseTrackPrivacy,
  chooseUsualHeading,
  cleanTrackAgain,
  countCopies,
  countOneRecording,
  deleteActivity,
  deleteRide,
  drawMap,
  editActivity,
  markSession,
  recordRefusal,
  recordWeather,
  reapplySettings,
  redetectHttp,
  redetect,
  loadDemoActivities,
  removeDemoActivities,
  shareActivity,
  trimTrack,
  correctStart,
  pushUploadHttp,
  uploadActivityHttp,
  uploadActivity,
  writeNote,
);

/** Global: other modules get the implementations of `VesselUse`, `ActivityIntake`, `KnownSessions`, `PaddledSessions`, `PlaceNames`, `SessionTimes` and `SeasonCards` from here without an import. */
@Global()
@Module({
  imports: [CqrsModule],
  controllers,
  providers: [
    ...providers,
    AccountQuota,
    ActivityCommands,
    Coasts,
    CutShifts,
    DemoSessions,
    DetectAgain,
    DetectionProfiles,
    FileSweep,
    Originals,
    OtherSessions,
    OwnerRecords,
    PersonalFacts,
    Pictures,
    ReceivedUploads,
    RecordingExpiry,
    RedetectBatch,
    RedetectionJob,
    RefetchedOriginals,
    RideIds,
    SessionEfforts,
    SessionFiles,
    SessionPlaces,
    SessionWaters,
    SharedActivities,
    SharePage,
    StorageCheck,
    StoredTracks,
    TrackAnalysis,
    TrackRepair,
    UploadClaims,
    WhenAccountErasedThenDeleteActivities,
    WhenActivityDeletedThenRemoveFiles,
    WhenRecordingsChangeThenCountOne,
    WhenActivityUploadedThenRecordWeather,
    WhenDemoAccountOpenedThenUploadDemoSessions,
    activityIntake,
    knownSessions,
    paddledSessions,
    placeNames,
    sessionTimes,
    vesselUse,
    seasonCards,
  ],
  exports: [activityIntake, knownSessions, paddledSessions, placeNames, sessionTimes, vesselUse, seasonCards],
})
export class ActivitiesModule {
  constructor(
    contributions: Contributions,
    removeFiles: WhenActivityDeletedThenRemoveFiles,
    uploadDemoSessions: WhenDemoAccountOpenedThenUploadDemoSessions,
    deleteActivities: WhenAccountErasedThenDeleteActivities,
    countOneRecording: WhenRecordingsChangeThenCountOne,
    recordWeatherOfUploads: WhenActivityUploadedThenRecordWeather,
    sharePage: SharePage,
    sweep: FileSweep,
    expiry: RecordingExpiry,
    claims: UploadClaims,
  ) {
    contributions.add({
      module: 'activities',
      events: [...activityEvents, UploadRefused],
      projections: [
        activitiesProjection,
        activityVideosProjection,
        vesselNamesProjection,
        ownerNamesProjection,
        ownerUnitsProjection,
      ],
      automations: [
        removeFiles,
        uploadDemoSessions,
        deleteActivities,
        countOneRecording,
        recordWeatherOfUploads,
      ],
      migrations: [uploads, outlines, places, efforts, parts],
      pages: [sharePage],
      keptBlobs: (on) => claims.keptOriginals(on),
      whenStarted: () => {
        sweep.start();
        expiry.start();
      },
    });
  }
}
