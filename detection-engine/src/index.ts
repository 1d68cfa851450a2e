export { type Coast, coastCell } from './coast/coast.ts';
export { type Area, type Placing, placedIn } from './coast/placed.ts';
export { type Box, sessionCell, type SessionFrame, sessionFrame } from './coast/session-frame.ts';
export { detectRides } from './detectors/detect.ts';
export {
  type DetectedRide,
  type Detection,
  ENGINE_VERSION,
  type LowerMinimum,
  type Mark,
  MARK_KINDS,
  type Reason,
  type SurfRun,
  SURF_TYPES,
  type SurfType,
} from './detectors/detection.ts';
export { isSportOpen, sportOnLand } from './detectors/activity/sports.ts';
export { type UsualHeading, usualHeading } from './detectors/activity/usual-heading.ts';
export { sessionPlace } from './detectors/activity/session-place.ts';
export { suggestTrim } from './detectors/activity/suggest-trim.ts';
export { type SettingsAdvice, adviseSettings } from './detectors/marks/advise-settings.ts';
export { RideMeasurer } from './detectors/measure.ts';
export { applyMarks } from './detectors/marks/apply-marks.ts';
export { rideAnswer } from './detectors/ride-answer.ts';
export { type RideSpeeds, rideSpeeds } from './detectors/ride-speeds.ts';
export {
  type KnownRide,
  type RecognizedRide,
  type RideDifference,
  type Stretch,
  deletedAmong,
  recognizeRides,
  rideDifference,
  sameRide,
} from './detectors/same-ride.ts';
export {
  DEFAULT_DETECTION_PARAMETERS,
  DETECTION_PARAMETERS,
  type DetectionParameter,
  type DetectionParameters,
  type ParameterKey,
  mapParameters,
  parameterProblem,
  parameterSchema,
} from './detectors/parameters.ts';
export * from './display-units.ts';
export {
  firstWeekday,
  type DayForm,
  readerLocale,
  usualHours,
  writeDay,
  writeFor,
  writtenFor,
  writeNumber,
} from './reader-locale.ts';
export { type ServiceName, SERVICES, serviceFrom, sourceOf, SOURCES } from './services.ts';
export {
  isMadeUpName,
  NOWHERE,
  sessionName,
  type SessionWhere,
  UNNAMED_SESSION,
  untitledSession,
} from './session-name.ts';
export { watchAgreement } from './detectors/watch-agreement.ts';
export { farStandingWave, standingWavePlace } from './detectors/standing-waves/spots.ts';
export { pausedSeconds } from './effort/paused-seconds.ts';
export { secondsInZones } from './effort/heart-rate.ts';
export { type SessionEffort, sessionEffort } from './effort/session-effort.ts';
export { DEVICE_FAMILIES, type DeviceFamily, deviceFamily } from './formats/device-family.ts';
export { gpxInSlices, tracksInSlices } from './formats/encode/encode-gpx.ts';
export { sessionFitInSlices } from './formats/encode/session-fit.ts';
export { shiftTimes } from './formats/device-clock.ts';
export { encodeTrackFile } from './formats/encode.ts';
export { Crc32 } from './formats/crc32.ts';
export { type FitFileId, readFitFileId } from './formats/fit/fit-file-id.ts';
export { isSuuntoName, suuntoExport } from './formats/other-exports.ts';
export { type PolarSession, readPolarSession } from './formats/read-polar.ts';
export { MAX_GZIP_MEMBERS, type ReadLimits } from './formats/read-limits.ts';
export { readTrackFile } from './formats/read-track-file.ts';
export { beginsTrack } from './formats/track-format.ts';
export { TrackFileError, type TrackFileErrorCode } from './formats/track-file-error.ts';
export type { ActKind } from './simulate/course.ts';
export { withHeartRate } from './simulate/heart-rate.ts';
export { Random } from './simulate/random.ts';
export { PERFECT_RECEIVER, RECEIVERS, type ReceiverModel } from './simulate/receiver.ts';
export {
  type LabeledAct,
  type LabeledAttempt,
  type SimulatedSession,
  type SimulationOptions,
  simulateSession,
} from './simulate/simulate-session.ts';
export {
  type RoughRecords,
  type SessionSummary,
  type SummarizedRide,
  percentage,
  share,
  summarize,
  surest,
} from './statistics/summarize.ts';
export { cutText } from './text/cut-text.ts';
export {
  PACIFIC,
  type SessionMoment,
  type TwoClocks,
  dayInZone,
  dayOf,
  differsFromPacific,
  firstZone,
  formatInZone,
  formatPacificTime,
  formatTimeOfDay,
  isoAtOffset,
  isoInZone,
  sessionDay,
  sessionDayLine,
  sessionTime,
  utcOffset,
} from './time/session-time.ts';
export { zoneOffset } from './time/zone-offset.ts';
export { ZONE_RELEASE } from './time/zone-table.ts';
export {
  CLOCKS,
  type ClockName,
  DEFAULT_TIME_DISPLAY,
  HOUR_FORMATS,
  type HourFormat,
  type TimeDisplay,
} from './time/time-display.ts';
export { CLEANING_VERSION, cleanTrack } from './track/clean.ts';
export { TrackCodecError, decodeTrack, encodeTrack, isEncodedTrack } from './track/codec.ts';
export {
  greatCircleDistance,
  longitudeDifference,
  METERS_PER_DEGREE,
  metersPerLongitude,
  narrowingAt,
  planeDistance,
} from './track/distance.ts';
export type {
  DenseSpeed,
  RecordedTrack,
  TrackFileFacts,
  TrackFileNames,
  TrackFileRows,
  TrackFormat,
} from './track/recorded-track.ts';
export { rowsBetween } from './track/rows-between.ts';
export { compareRecordings, sameSession } from './track/same-session.ts';
export {
  SpeedSource,
  type SpeedSourceName,
  type Track,
  type TrackColumns,
  createTrack,
  speedSourceName,
} from './track/track.ts';
export { partOfRows, type RecordedPart, trimTrack } from './track/trim-track.ts';
export { shiftWaves, type WatchWave, wavesWithin } from './track/watch-waves.ts';
export * from './units.ts';
