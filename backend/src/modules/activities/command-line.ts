/** The door for the command line. */
export { StorageCheck } from './adapters/files/storage-check.ts';
export type { Source } from './events/upload-events.ts';
export { EditActivityCommand } from './write/edit-activity.use-case.ts';
export { DeleteActivityCommand } from './write/delete-activity.use-case.ts';
export { MarkSessionCommand } from './write/mark-session.use-case.ts';
export { RecordRefusalCommand } from './write/record-refusal.use-case.ts';
export type { RedetectionProgress, RedetectionRequest } from './write/redetect/redetection.ts';
export { RedetectionJob } from './write/redetect/redetection-job.ts';
export { ShareActivityCommand, UnshareActivityCommand } from './write/share-activity.use-case.ts';
export { UploadActivityCommand } from './write/upload-activity/upload-activity.use-case.ts';
