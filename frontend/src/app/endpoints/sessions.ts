/** Written by `npm run docs` from the OpenAPI document. */
import type {
  Site,
  ActivityListItem,
  RunningRecord,
  StandingRecord,
  RecordingChoice,
  TrackPrivacy,
  LoadedDemoActivities,
  RemovedDemoActivities,
  Note,
  Rapids,
  AlignedVideo,
  VideoAlignment,
  RecordOfSession,
} from '../api-types.ts';
import { api } from '../api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSite: build.query<GetSiteAnswer, GetSiteArg>({
      query: () => ({ url: `/site` }),
    }),
    getActivityList: build.query<GetActivityListAnswer, GetActivityListArg>({
      query: (queryArg) => ({
        url: `/activities`,
        params: {
          surf_type: queryArg,
        },
      }),
    }),
    getRunningRecords: build.query<GetRunningRecordsAnswer, GetRunningRecordsArg>({
      query: (queryArg) => ({
        url: `/activities/compare`,
        params: {
          activity_hashes: queryArg,
        },
      }),
    }),
    getStandingRecords: build.query<GetStandingRecordsAnswer, GetStandingRecordsArg>({
      query: (queryArg) => ({
        url: `/activities/compare/skook`,
        params: {
          activity_hashes: queryArg,
        },
      }),
    }),
    chooseRecording: build.mutation<ChooseRecordingAnswer, ChooseRecordingArg>({
      query: (queryArg) => ({
        url: `/activities/${encodeURIComponent(String(queryArg.urlHash))}/same-session`,
        method: 'PUT',
        body: queryArg.recordingChoice,
      }),
    }),
    chooseTrackPrivacy: build.mutation<ChooseTrackPrivacyAnswer, ChooseTrackPrivacyArg>({
      query: (queryArg) => ({
        url: `/activities/${encodeURIComponent(String(queryArg.urlHash))}/privacy`,
        method: 'PUT',
        body: queryArg.body,
      }),
    }),
    loadDemoActivities: build.mutation<LoadDemoActivitiesAnswer, LoadDemoActivitiesArg>({
      query: () => ({ url: `/demo-activities`, method: 'POST' }),
    }),
    removeDemoActivities: build.mutation<RemoveDemoActivitiesAnswer, RemoveDemoActivitiesArg>({
      query: () => ({ url: `/demo-activities`, method: 'DELETE' }),
    }),
    writeNote: build.mutation<WriteNoteAnswer, WriteNoteArg>({
      query: (queryArg) => ({
        url: `/activities/${encodeURIComponent(String(queryArg.urlHash))}/note`,
        method: 'PUT',
        body: queryArg.note,
      }),
    }),
    getRapids: build.query<GetRapidsAnswer, GetRapidsArg>({
      query: (queryArg) => ({
        url: `/rapids`,
        params: {
          from: queryArg['from'],
          days: queryArg.days,
        },
      }),
    }),
    alignVideo: build.mutation<AlignVideoAnswer, AlignVideoArg>({
      query: (queryArg) => ({
        url: `/activities/${encodeURIComponent(String(queryArg.urlHash))}/videos`,
        method: 'PUT',
        body: queryArg.videoAlignment,
      }),
    }),
    forgetVideo: build.mutation<ForgetVideoAnswer, ForgetVideoArg>({
      query: (queryArg) => ({
        url: `/activities/${encodeURIComponent(String(queryArg.urlHash))}/videos/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    getSessionRecords: build.query<GetSessionRecordsAnswer, GetSessionRecordsArg>({
      query: (queryArg) => ({
        url: `/activities/${encodeURIComponent(String(queryArg))}/records`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as endpoints };
export type GetSiteAnswer = /** status 200 Success */ Site;
export type GetSiteArg = void;
export type GetActivityListAnswer = /** status 200 Success */ ActivityListItem[];
export type GetActivityListArg = ('traveling_waves' | 'standing_waves') | undefined;
export type GetRunningRecordsAnswer = /** status 200 Success */ RunningRecord[];
export type GetRunningRecordsArg = string;
export type GetStandingRecordsAnswer = /** status 200 Success */ StandingRecord[];
export type GetStandingRecordsArg = string;
export type ChooseRecordingAnswer = unknown;
export type ChooseRecordingArg = {
  urlHash: string;
  recordingChoice: RecordingChoice;
};
export type ChooseTrackPrivacyAnswer = /** status 200 Success */ TrackPrivacy;
export type ChooseTrackPrivacyArg = {
  urlHash: string;
  body: {
    rides_only: boolean;
    hidden_circle: {
      latitude: number;
      longitude: number;
      radius_meters: number;
    } | null;
    /** Others see the heart rate too; left out, it stays as it is */
    show_heart_rate?: boolean;
  };
};
export type LoadDemoActivitiesAnswer = /** status 200 Success */ LoadedDemoActivities;
export type LoadDemoActivitiesArg = void;
export type RemoveDemoActivitiesAnswer = /** status 200 Success */ RemovedDemoActivities;
export type RemoveDemoActivitiesArg = void;
export type WriteNoteAnswer = /** status 200 Success */ Note;
export type WriteNoteArg = {
  urlHash: string;
  note: Note;
};
export type GetRapidsAnswer = /** status 200 Success */ Rapids;
export type GetRapidsArg = {
  from?: string;
  days?: number;
};
export type AlignVideoAnswer = /** status 200 Success */ AlignedVideo[];
export type AlignVideoArg = {
  urlHash: string;
  videoAlignment: VideoAlignment;
};
export type ForgetVideoAnswer = unknown;
export type ForgetVideoArg = {
  urlHash: string;
  id: number;
};
export type GetSessionRecordsAnswer = /** status 200 Success */ RecordOfSession[];
export type GetSessionRecordsArg = string;
