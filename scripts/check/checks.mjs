import { binary } from '../lib/binaries.mjs';

/** Type-checks one project, by the native compiler: the other one is there for the tools that need its API. */
const types = (name, project) => ({
  name: `types: ${name}`,
  command: [binary('typescript-native', 'tsc'), '--noEmit', '--project', project],
});

/** The checks, longest first. */
export const checks = [
  { name: 'lint', command: [binary('oxlint')] },
  types('backend', 'backend/tsconfig.json'),
  types('frontend', 'frontend/tsconfig.json'),
  types('service worker', 'frontend/service-worker/tsconfig.json'),
  types('engine without Node and DOM', 'detection-engine/tsconfig.pure.json'),
  types('engine with its specs', 'detection-engine/tsconfig.json'),
  types('scripts', 'tsconfig.json'),
  { name: 'format', command: [binary('oxfmt'), '--check'] },
  {
    name: 'architecture',
    command: [
      binary('dependency-cruiser', 'depcruise'),
      '--config=.dependency-cruiser.cjs',
      'backend',
      'detection-engine',
      'frontend',
      'scripts',
    ],
  },
  { name: 'modules', command: ['scripts/check-modules.mjs'] },
  { name: 'dead code', command: [binary('knip'), '--no-progress'] },
  { name: 'time zones', command: ['scripts/zones.mjs', '--check'] },
  { name: 'names of the FIT profile', command: ['scripts/fit-names.mjs', '--check'] },
  { name: 'list of components', command: ['scripts/sbom.mjs'] },
  { name: 'generated pages', command: ['scripts/docs.mjs', '--check'] },
];
