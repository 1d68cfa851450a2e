/** `npm run check`: all static checks. */
import { checks } from './check/checks.mjs';
import { runTasks } from './lib/run-tasks.mjs';
import { sayOutcome } from './lib/say-outcome.mjs';

const outcomes = await runTasks(checks, { report: sayOutcome });
const failed = outcomes.filter((outcome) => !outcome.ok);
if (failed.length > 0) {
  console.log(`\n${failed.length} of ${outcomes.length} checks failed.`);
  process.exitCode = 1;
}
