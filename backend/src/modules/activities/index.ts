export { ActivityIntake } from './activity-intake.port.ts';
export { RecordingSource, type RecordedSession } from './recording-source.port.ts';
export { activityEvents, urlHashOf, type ActivityEvent } from './events/activity-events.ts';
export type { RidesDetected } from './events/detection-events.ts';
export { type KnownSession, KnownSessions } from './known-sessions.port.ts';
export {
  pictureLanguage,
  PictureShape,
  PictureTheme,
  type SeasonCard,
  SeasonCards,
} from './season-cards.port.ts';
export {
  type AttemptStarts,
  type Conditions,
  type Flow,
  type RideFlow,
  type RideTide,
  SessionConditions,
  type SessionWater,
  type Sun,
  type SurfedSession,
  type Tide,
  type TideState,
  type Weather,
} from './session-conditions.port.ts';
export { READINGS, type Readings, readingsText, type WeatherRecorded } from './events/weather-events.ts';
export { type PlaceAndTime, WeatherService } from './weather-service.port.ts';
export { FloodPeaks } from './flood-peaks.port.ts';
export { type PaddledSession, PaddledSessions } from './paddled-sessions.port.ts';
export { PlaceNames } from './place-names.port.ts';
export { SpotNames } from './spot-names.port.ts';
export { type Outing, type TellUsualHeading, UsualHeadings } from './usual-headings.port.ts';
export { type TakeOff, takeOffsOf } from './events/take-offs.ts';
export { UploadRefused } from './events/intake-events.ts';
export { ActivityDeleted, SurfType } from './events/upload-events.ts';
