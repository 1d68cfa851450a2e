/** What the command line uses of this module. */
export { RebuildJobs } from './adapters/rebuild-jobs.ts';
