/**
 * `npm test`: checks, build, and every suite even after failures. `npm run test:long` (`long`): build and the suites of
 * the long lane. At the end are the names of the failed tests and the totals.
 */
import { checks } from './check/checks.mjs';
import { runTasks } from './lib/run-tasks.mjs';
import { sayOutcome } from './lib/say-outcome.mjs';
import { dailySuites, longSuites } from './test/suites.mjs';

/** A task's share of the totals: the tests of a suite, 1 for any other task. */
function countsOf({ task, ok, ran }) {
  if (!task.count) return { passed: Number(ok), failed: Number(!ok), skipped: 0 };
  try {
    if (!ran) throw new Error('it has no report');
    const counts = task.count();
    return !ok && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** Names of the tests that failed, or nothing where the suite left no report. */
function failuresOf({ task, ran }) {
  try {
    return ran ? (task.failures?.() ?? []) : [];
  } catch {
    return [];
  }
}

const preparations = [
  { name: 'build', command: ['scripts/build.mjs'] },
  { name: 'find a browser', command: ['scripts/find-browser.mjs'] },
];
const isLong = process.argv[2] === 'long';
const tasks = isLong ? [...preparations, ...longSuites] : [...checks, ...preparations, ...dailySuites];
const outcomes = await runTasks(tasks, {
  report: (outcome) => sayOutcome(outcome, { always: 'count' in outcome.task }),
});

const counts = outcomes.map(countsOf);
const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
const failures = outcomes.filter((outcome) => !outcome.ok).map((outcome) => outcome.task.name);
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}.`);
const failedTests = outcomes.flatMap(failuresOf);
if (failedTests.length > 0) console.log(`\nTests that failed at least once:\n  ${failedTests.join('\n  ')}`);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
if (failures.length > 0 || sum('failed') > 0) process.exitCode = 1;
