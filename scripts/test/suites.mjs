import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { binary } from '../lib/binaries.mjs';
import { root } from '../lib/paths.mjs';

const reports = mkdtempSync(join(tmpdir(), 'rideline-test-'));
const reportOf = (name) => join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);

const readReport = (name) => JSON.parse(readFileSync(reportOf(name), 'utf8'));

/** A spec that fails to load counts as a failure, although Jest counts no test in it. */
function countJest(report) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests } = report;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests + numTodoTests,
  };
}

/** The failed tests, as "file › test". */
const failuresOfJest = ({ testResults }) =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    const said = failed.length === 0 && status === 'failed' ? ['does not load'] : failed;
    return said.map((test) => `${relative(root, name)} › ${test}`);
  });

/** The tests that failed at least once, also those that passed when repeated. */
const failuresOfPlaywright = ({ suites: files, errors }) => {
  const inSuite = (suite) => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
      .map(({ file, line, title }) => `${file}:${line} › ${title}`),
    ...(suite.suites ?? []).flatMap(inSuite),
  ];
  return [...files.flatMap(inSuite), ...errors.map(({ message }) => message)];
};

const countPlaywright = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
});

/** One worker each, because the runner runs two suites at a time. */
const jest = (project, title, { part = '1/1', after = /** @type {string[]} */ ([]) } = {}) => ({
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
  after,
  count: () => countJest(readReport(title)),
  failures: () => failuresOfJest(readReport(title)),
});

/** Integration tests start the built server, and would otherwise copy or run files that are being written. */
const integration = (part) =>
  jest('integration', `integration tests, part ${part}`, { part: `${part}/2`, after: ['build'] });

export const suites = [
  integration(1),
  integration(2),
  jest('unit', 'unit tests'),
  jest('frontend', 'component tests'),
  {
    name: 'browser journeys',
    command: [binary('@playwright/test', 'playwright'), 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('e2e') },
    after: ['build', 'find a browser'],
    alone: true,
    count: () => countPlaywright(readReport('e2e')),
    failures: () => failuresOfPlaywright(readReport('e2e')),
  },
];
