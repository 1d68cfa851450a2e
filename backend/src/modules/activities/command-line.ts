/** The door for the command line. */
export { StorageCheck } from './adapters/storage-check.ts';
export type { RedetectionProgress, RedetectionRequest } from './write/redetect/redetection.ts';
export { RedetectionJob } from './write/redetect/redetection-job.ts';
