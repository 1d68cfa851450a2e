import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binary } from '../lib/binaries.mjs';

const reports = mkdtempSync(join(tmpdir(), 'rideline-test-'));
const reportOf = (name) => join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);

/** A spec that fails to load counts as a failure, although Jest counts no test in it. */
function countJest(report) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests } = report;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests + numTodoTests,
  };
}

const countPlaywright = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
});

/** One worker each, because the runner runs two suites at a time. */
const jest = (project, title, part = '1/1') => ({
  name: title,
  command: [
    '--experimental-vm-modules',
    binary('jest'),
    '--selectProjects',
    project,
    '--maxWorkers=1',
    `--shard=${part}`,
    '--ci',
    '--json',
    `--outputFile=${reportOf(title)}`,
  ],
  count: () => countJest(JSON.parse(readFileSync(reportOf(title), 'utf8'))),
});

export const suites = [
  jest('integration', 'integration tests, part 1', '1/2'),
  jest('integration', 'integration tests, part 2', '2/2'),
  jest('unit', 'unit tests'),
  jest('frontend', 'component tests'),
  {
    name: 'browser journeys',
    command: [binary('@playwright/test', 'playwright'), 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('e2e') },
    after: ['build', 'find a browser'],
    alone: true,
    count: () => countPlaywright(JSON.parse(readFileSync(reportOf('e2e'), 'utf8'))),
  },
];
