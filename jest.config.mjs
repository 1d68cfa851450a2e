/** Three projects that share no state: pure units, integration on a real Postgres, and browser components. */
const swc = (jsc) => [
  '@swc/jest',
  { jsc: { target: 'es2022', ...jsc }, module: { type: 'es6' }, sourceMaps: 'inline', swcrc: false },
];
const backend = swc({
  parser: { syntax: 'typescript', decorators: true },
  transform: { legacyDecorator: true, decoratorMetadata: true },
  keepClassNames: true,
});
const frontend = swc({
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic' } },
});
const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
};

export default {
  // Jest takes these of a whole run only.
  testTimeout: 60_000,
  maxWorkers: 2,
  // Modules of earlier specs stay in a worker's memory; without a limit it collects garbage for most of its time.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/detection-engine/{src,accuracy,test}/**/*.spec.ts',
        '<rootDir>/backend/src/**/*.unit.spec.ts',
        '<rootDir>/scripts/**/*.spec.ts',
      ],
      transform: { '\\.tsx?$': backend },
    },
    {
      ...common,
      displayName: 'integration',
      testMatch: ['<rootDir>/backend/{src,test}/**/*.int.spec.ts'],
      transform: { '\\.tsx?$': backend },
      globalSetup: '<rootDir>/backend/test/global-setup.ts',
      globalTeardown: '<rootDir>/backend/test/global-teardown.ts',
    },
    {
      ...common,
      displayName: 'frontend',
      testMatch: ['<rootDir>/frontend/src/**/*.spec.{ts,tsx}'],
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/frontend/src/testing/setup.ts'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/frontend/src/testing/empty-style.ts',
        '\\?url$': '<rootDir>/frontend/src/testing/empty-style.ts',
      },
      transform: { '\\.tsx?$': frontend },
    },
  ],
};
