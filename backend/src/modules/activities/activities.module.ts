import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Contributions } from '../../kernel/contributions.ts';
import { AccountQuota } from './adapters/account-quota.ts';
import { DetectionProfiles } from './adapters/detection-profiles.ts';
import { DemoSessions } from './adapters/demo-sessions.ts';
import { FileSweep } from './adapters/file-sweep.ts';
import { RideIds } from './adapters/ride-ids.ts';
import { SessionFiles } from './adapters/session-files.ts';
import { TrackAnalysis } from './adapters/track-analysis/track-analysis.ts';
import { UploadClaims } from './adapters/upload-claims.ts';
import { WhenActivityDeletedThenLetGoOfFiles } from './automation/when-activity-deleted-then-let-go-of-files.automation.ts';
import { WhenDemoAccountOpenedThenUploadDemoSessions } from './automation/when-demo-account-opened-then-upload-demo-sessions.automation.ts';
import { activityEvents } from './events/activity-events.ts';
import { uploads } from './migrations/0001-uploads.ts';
import { claimedBytes } from './migrations/0002-claimed-bytes.ts';
import { activitiesProjection } from './read/activities/activities.projection.ts';
import { GetActivityHandler, GetActivityHttp } from './read/activities/activity-detail.query.ts';
import { ListActivitiesHandler, ListActivitiesHttp } from './read/activities/activity-list.query.ts';
import { ownerUnitsProjection } from './read/maps/owner-units.projection.ts';
import { vesselNamesProjection } from './read/vessels/vessel-names.projection.ts';
import { DeleteActivityCommandHandler } from './write/delete-activity/delete-activity.handler.ts';
import { DeleteActivityHttp } from './write/delete-activity/delete-activity.http.ts';
import { DeleteRideHandler } from './write/delete-ride/delete-ride.handler.ts';
import { DeleteRideHttp } from './write/delete-ride/delete-ride.http.ts';
import { RemoveDemoActivitiesHandler } from './write/remove-demo-activities/remove-demo-activities.handler.ts';
import { RemoveDemoActivitiesHttp } from './write/remove-demo-activities/remove-demo-activities.http.ts';
import { AnalyzeUploadHandler } from './write/upload-activity/upload-activity.handler.ts';
import { UploadActivityHttp } from './write/upload-activity/upload-activity.http.ts';
import { OwnVessels } from './adapters/own-vessels.ts';
import { Usernames } from './adapters/usernames.ts';
import { CutShifts } from './adapters/cut-shifts.ts';
import { ActivityCommands } from './write/activity-commands.ts';
import { AssignVesselCommandHandler } from './write/assign-vessel/assign-vessel.handler.ts';
import { EditActivityHttp } from './write/edit-activity/edit-activity.http.ts';
import { RenameActivityCommandHandler } from './write/rename-activity/rename-activity.handler.ts';
import { SetVideoLinkCommandHandler } from './write/set-video-link/set-video-link.handler.ts';
import { ShareActivityCommandHandler } from './write/share-activity/share-activity.handler.ts';
import { UnshareActivityCommandHandler } from './write/unshare-activity/unshare-activity.handler.ts';
import { WriteNoteCommandHandler } from './write/write-note/write-note.handler.ts';
import { WriteNoteHttp } from './write/write-note/write-note.http.ts';
import { Originals } from './adapters/originals.ts';
import { TrackRepair } from './adapters/track-repair.ts';
import { StorageCheck } from './adapters/storage-check.ts';
import { StoredTracks } from './adapters/stored-tracks.ts';
import { CompareActivitiesHandler, CompareActivitiesHttp } from './read/compare/compare.query.ts';
import { ReapplySettingsCommandHandler } from './write/reapply-settings/reapply-settings.handler.ts';
import { ReapplySettingsHttp } from './write/reapply-settings/reapply-settings.http.ts';
import { WhenAccountErasedThenDeleteActivities } from './automation/when-account-erased-then-delete-activities.automation.ts';
import { PictureRenderer } from './adapters/picture-renderer.ts';
import { PersonalFacts } from './adapters/personal-facts.ts';
import { GetPersonalArchiveHandler, PersonalArchiveHttp } from './read/export/personal-archive.query.ts';
import { ActivityFilesHttp, GetActivityFileHandler } from './read/files/activity-files.query.ts';
import { GetMapFileHandler, MapFileHttp } from './read/maps/map-file.query.ts';
import { ownerNamesProjection } from './read/public/owner-names.projection.ts';
import { GetPictureHandler, PictureHttp } from './read/public/picture/picture.query.ts';
import { GetPublicActivityHandler, PublicActivityHttp } from './read/public/public-activity.query.ts';
import { SharePage } from './read/public/share-page.ts';
import { SharedActivities } from './read/public/shared-activities.ts';
import { ChooseTrackPrivacyCommandHandler } from './write/choose-track-privacy/choose-track-privacy.handler.ts';
import { ChooseTrackPrivacyHttp } from './write/choose-track-privacy/choose-track-privacy.http.ts';
import { DrawMapCommandHandler } from './write/draw-map/draw-map.handler.ts';
import { DrawMapHttp } from './write/draw-map/draw-map.http.ts';
import { RedetectBatch } from './write/redetect/redetect-batch.ts';
import { RedetectHandler } from './write/redetect/redetect.handler.ts';
import { RedetectHttp } from './write/redetect/redetect.http.ts';
import { RedetectionJob } from './write/redetect/redetection-job.ts';
import { DetectAgain } from './write/reapply-settings/detect-again.ts';
import { MarkSessionCommandHandler } from './write/mark-session/mark-session.handler.ts';
import { MarkSessionHttp } from './write/mark-session/mark-session.http.ts';

@Module({
  imports: [CqrsModule],
  controllers: [
    UploadActivityHttp,
    DeleteActivityHttp,
    EditActivityHttp,
    RedetectHttp,
    ActivityFilesHttp,
    PersonalArchiveHttp,
    ReapplySettingsHttp,
    MarkSessionHttp,
    CompareActivitiesHttp,
    WriteNoteHttp,
    DeleteRideHttp,
    RemoveDemoActivitiesHttp,
    ListActivitiesHttp,
    GetActivityHttp,
    PublicActivityHttp,
    PictureHttp,
    ChooseTrackPrivacyHttp,
    DrawMapHttp,
    MapFileHttp,
  ],
  providers: [
    AccountQuota,
    DemoSessions,
    DetectionProfiles,
    FileSweep,
    RideIds,
    SessionFiles,
    TrackAnalysis,
    UploadClaims,
    WhenActivityDeletedThenLetGoOfFiles,
    WhenAccountErasedThenDeleteActivities,
    WhenDemoAccountOpenedThenUploadDemoSessions,
    AnalyzeUploadHandler,
    DeleteActivityCommandHandler,
    RenameActivityCommandHandler,
    ReapplySettingsCommandHandler,
    CompareActivitiesHandler,
    Originals,
    StorageCheck,
    StoredTracks,
    TrackRepair,
    DetectAgain,
    MarkSessionCommandHandler,
    RedetectBatch,
    RedetectHandler,
    RedetectionJob,
    PersonalFacts,
    GetActivityFileHandler,
    GetPersonalArchiveHandler,
    WriteNoteCommandHandler,
    SetVideoLinkCommandHandler,
    AssignVesselCommandHandler,
    ShareActivityCommandHandler,
    UnshareActivityCommandHandler,
    ActivityCommands,
    OwnVessels,
    Usernames,
    CutShifts,
    DeleteRideHandler,
    RemoveDemoActivitiesHandler,
    ListActivitiesHandler,
    GetActivityHandler,
    SharedActivities,
    SharePage,
    PictureRenderer,
    GetPictureHandler,
    GetPublicActivityHandler,
    ChooseTrackPrivacyCommandHandler,
    DrawMapCommandHandler,
    GetMapFileHandler,
  ],
})
export class ActivitiesModule {
  constructor(
    contributions: Contributions,
    letGoOfFiles: WhenActivityDeletedThenLetGoOfFiles,
    uploadDemoSessions: WhenDemoAccountOpenedThenUploadDemoSessions,
    deleteActivities: WhenAccountErasedThenDeleteActivities,
    sharePage: SharePage,
    private readonly sweep: FileSweep,
  ) {
    contributions.add({
      module: 'activities',
      events: activityEvents,
      projections: [activitiesProjection, vesselNamesProjection, ownerNamesProjection, ownerUnitsProjection],
      automations: [letGoOfFiles, uploadDemoSessions, deleteActivities],
      migrations: [uploads, claimedBytes],
      pages: [sharePage],
      whenStarted: () => this.sweep.start(),
    });
  }
}
