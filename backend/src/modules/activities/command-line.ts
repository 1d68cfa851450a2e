/** What the command line uses of this module. */
export { StorageCheck } from './adapters/storage-check.ts';
export type { RedetectionProgress, RedetectionRequest } from './write/redetect/redetection.ts';
export { RedetectionJob } from './write/redetect/redetection-job.ts';
