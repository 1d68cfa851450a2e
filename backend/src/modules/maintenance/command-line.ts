/** The door for the command line. */
export { RebuildJobs } from './adapters/rebuild-jobs.ts';
