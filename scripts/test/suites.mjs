import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
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

const MESSAGE_LINES = 12;

/** The beginning of a test's message, without colors, below its name. */
const said = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n', MESSAGE_LINES)
    .filter((line) => line.trim() !== '')
    .map((line) => `\n      ${line}`)
    .join('');

/** The failed tests, as "file › test" and what they said. */
const failuresOfJest = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}${said(failureMessages[0])}`);
    const all = failed.length === 0 && status === 'failed' ? [`does not load${said(message)}`] : failed;
    return all.map((test) => `${relative(root, name)} › ${test}`);
  });

/** The tests that failed at least once, also those that passed when repeated. */
const failuresOfPlaywright = ({ suites: files, errors }) => {
  const inSuite = (suite) => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
      .map(({ file, line, title, tests }) => {
        const failed = tests.flatMap(({ results }) => results).find(({ status }) => status !== 'passed');
        return `${file}:${line} › ${title}${said(failed?.error?.message)}`;
      }),
    ...(suite.suites ?? []).flatMap(inSuite),
  ];
  return [...files.flatMap(inSuite), ...errors.map(({ message }) => message)];
};

const countPlaywright = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
});

/**
 * What each lane runs, by name: `*.long.*` runs in the long lane alone, `*.seeds.*` in both, there with all of its
 * random cases.
 */
const LANES = {
  daily: {
    jest: ['--testPathIgnorePatterns', '/node_modules/', String.raw`\.long\.`],
    playwright: String.raw`^(?!.*\.long\.)`,
    env: {},
  },
  long: {
    jest: ['--testPathPatterns', String.raw`\.(long|seeds)\.`],
    playwright: String.raw`\.long\.`,
    env: { PROPERTY_RUNS: '1' },
  },
};

/** Unit, integration and component specs in one run, whose two workers take the next file each. */
const specs = (lane) => ({
  name: 'specs',
  env: lane.env,
  command: [
    '--experimental-vm-modules',
    binary('jest'),
    '--ci',
    '--json',
    `--outputFile=${reportOf('specs')}`,
    ...lane.jest,
  ],
  // Integration specs start the built server.
  after: ['build'],
  alone: true,
  count: () => countJest(readReport('specs')),
  failures: () => failuresOfJest(readReport('specs')),
});

const journeys = (lane) => ({
  name: 'browser journeys',
  command: [binary('@playwright/test', 'playwright'), 'test', lane.playwright, '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('e2e') },
  after: ['build', 'find a browser'],
  alone: true,
  count: () => countPlaywright(readReport('e2e')),
  failures: () => failuresOfPlaywright(readReport('e2e')),
});

/** The suites of `npm test`. */
export const dailySuites = [specs(LANES.daily), journeys(LANES.daily)];

/** The suites of `npm run test:long`. */
export const longSuites = [specs(LANES.long), journeys(LANES.long)];
