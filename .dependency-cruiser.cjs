/**
 * The architecture's sentences, one rule each (docs/architecture.md). $1 stands for the module or feature that
 * the importing file belongs to, so a new one is covered without a line here. Every rule has a probe in
 * scripts/architecture/ that plants its violation and sees exactly this rule fire.
 */
const MODULE = '^backend/src/modules/([^/]+)/';
/** Commands, and the aggregates beside their folders; x-commands.ts is what runs them. */
const DECISIONS =
  '(?:[^/]+\\.aggregate|write/(?:.+\\.(?:command|decision)|[^/]+(?<!-commands|\\.schema)))\\.ts$';
const FEATURE = '^frontend/src/features/([^/]+)/';
const TESTS = ['\\.(spec|e2e)\\.tsx?$', '/(testing|contract|bench|test|e2e|accuracy)/'];
const packages = (...names) => names.map((name) => `(^|/)node_modules/${name}/`);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'module-only-through-its-index',
      comment: 'A module is reached only through its index.ts: nobody imports its commands or tables.',
      severity: 'error',
      from: { path: MODULE, pathNot: TESTS },
      to: {
        path: '^backend/src/modules/[^/]+/.+',
        pathNot: ['^backend/src/modules/$1/', '^backend/src/modules/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'modules-only-through-their-doors',
      comment:
        "Whatever stands beside the modules imports a module's index.ts or Nest module; the command line also its command-line.ts.",
      severity: 'error',
      from: { path: '^backend/src/(?!modules/)', pathNot: TESTS },
      to: {
        path: '^backend/src/modules/[^/]+/.+',
        pathNot: '^backend/src/modules/[^/]+/(index|command-line|[^/]+\\.module)\\.ts$',
      },
    },
    {
      name: 'only-the-command-line-uses-its-door',
      comment: "A module's command-line.ts offers commands and jobs to the command line alone.",
      severity: 'error',
      from: { path: '^backend/src/(?!command-line/|cli\\.ts$)', pathNot: TESTS },
      to: { path: '^backend/src/modules/[^/]+/command-line\\.ts$' },
    },
    {
      name: 'modules-meet-in-read-automation-adapters',
      comment:
        "Only read/, automation/ and adapters/ import another module's events: that is where flows cross.",
      severity: 'error',
      from: {
        path: MODULE,
        pathNot: ['^backend/src/modules/[^/]+/(read|automation|adapters)/', ...TESTS],
      },
      to: { path: '^backend/src/modules/[^/]+/index\\.ts$', pathNot: '^backend/src/modules/$1/' },
    },
    {
      name: 'index-offers-events-and-ids',
      comment: "index.ts is what others may import: the module's event types, ids and ports, nothing else.",
      severity: 'error',
      from: { path: `${MODULE}index\\.ts$` },
      to: {
        pathNot: ['^backend/src/modules/$1/events/', '^backend/src/modules/$1/[^/]+(-id|\\.port)\\.ts$'],
      },
    },
    {
      name: 'read-and-write-never-meet',
      comment: 'read/ and write/ share events/ and nothing else.',
      severity: 'error',
      from: { path: `${MODULE}(read|write)/`, pathNot: ['/write/.+\\.(http|use-case)\\.ts$', ...TESTS] },
      to: { path: '^backend/src/modules/$1/(read|write)/', pathNot: '^backend/src/modules/$1/$2/' },
    },
    {
      name: 'only-the-edge-asks-back',
      comment: 'A use case may answer with the result of a query, once its read model has caught up.',
      severity: 'error',
      from: { path: `${MODULE}write/.+\\.(http|use-case)\\.ts$`, pathNot: TESTS },
      to: { path: '^backend/src/modules/$1/read/', pathNot: '\\.query\\.ts$' },
    },
    {
      name: 'decisions-do-no-io',
      comment:
        'Commands and aggregates are pure: whatever they import, and whatever that imports, does no I/O. Only events, the decider, typed errors, each other and the engine are left.',
      severity: 'error',
      from: { path: `${MODULE}${DECISIONS}`, pathNot: TESTS },
      to: {
        reachable: true,
        path: [
          '^(node:)?[a-z_/]+$',
          '(^|/)node_modules/(?!(@garmin/fitsdk|@sinclair/typebox|fflate|sax|simple-statistics)/)',
          '^backend/src/kernel/(?!decider/decider|errors/|event-store/(event-definition|event-store|fields|json)\\.)',
          '^backend/src/modules/[^/]+/(adapters|automation|migrations|read)/',
          '^backend/src/modules/[^/]+/write/.+(\\.handler|\\.http|\\.use-case|\\.schema|-commands)\\.ts$',
        ],
      },
    },
    {
      name: 'aggregates-fold-events',
      comment: 'An aggregate is shared by read/ and write/, so it depends on neither.',
      severity: 'error',
      from: { path: `${MODULE}[^/]+\\.aggregate\\.ts$` },
      to: { path: '^backend/src/modules/[^/]+/(adapters|automation|read|write)/' },
    },
    {
      name: 'events-import-only-events',
      comment: 'An event is a contract: it depends on nothing that can change under it.',
      severity: 'error',
      from: { path: `${MODULE}events/`, pathNot: TESTS },
      to: {
        pathNot: [
          '^backend/src/modules/$1/events/',
          '^backend/src/kernel/event-store/(event-definition|fields|json)\\.ts$',
          ...packages('@sinclair/typebox'),
        ],
      },
    },
    {
      name: 'kernel-knows-no-module',
      comment: 'The kernel has no domain words: every module stands on it and it knows none.',
      severity: 'error',
      from: { path: '^backend/src/kernel/' },
      to: { path: '^backend/src/(modules/|app\\.module|main)' },
    },
    {
      name: 'engine-does-no-io',
      comment: 'The engine imports itself and its pure readers and maths: no Node, no DOM, no framework.',
      severity: 'error',
      from: { path: '^detection-engine/src/', pathNot: TESTS },
      to: {
        pathNot: [
          '^detection-engine/src/',
          ...packages('@garmin/fitsdk', 'fflate', 'sax', 'simple-statistics'),
        ],
      },
    },
    {
      name: 'engine-only-through-its-index',
      comment: 'The engine has one door.',
      severity: 'error',
      from: { path: '^(backend|frontend|scripts)/' },
      to: { path: '^detection-engine/src/', pathNot: '^detection-engine/src/index\\.ts$' },
    },
    {
      name: 'features-do-not-meet',
      comment: 'Features are put together in routes/, never by each other.',
      severity: 'error',
      from: { path: FEATURE },
      to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'features-below-routes',
      comment: 'routes/ knows the features; no feature and nothing below them knows routes/.',
      severity: 'error',
      from: { path: '^frontend/src/(app|charts|features|lib|map|ui)/', pathNot: TESTS },
      to: { path: '^frontend/src/routes/' },
    },
    {
      name: 'shared-frontend-below-features',
      comment: 'app, charts, map, ui and lib are shared by the features and know none of them.',
      severity: 'error',
      from: { path: '^frontend/src/(app|charts|lib|map|ui)/', pathNot: TESTS },
      to: { path: '^frontend/src/features/' },
    },
    {
      name: 'charts-and-map-take-data',
      comment: 'Charts and map are handed data; they never reach into the store.',
      severity: 'error',
      from: { path: '^frontend/src/(charts|map)/', pathNot: TESTS },
      to: { path: ['^frontend/src/app/', ...packages('react-redux', '@reduxjs/toolkit')] },
    },
    {
      name: 'frontend-never-imports-backend',
      comment: 'What crosses between them is HTTP.',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^backend/' },
    },
    {
      name: 'backend-never-imports-frontend',
      comment: 'What crosses between them is HTTP.',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^frontend/' },
    },
    {
      name: 'served-code-stands-on-no-tests',
      comment: 'What is built and served imports no spec, fixture or bench: those are left out of the build.',
      severity: 'error',
      from: { path: '^(backend|frontend|detection-engine)/src/', pathNot: TESTS },
      to: { path: TESTS, pathNot: ['node_modules/'] },
    },
    {
      name: 'no-circular',
      comment: 'The dependency graph has no circles, imports of types included.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that resolves to nothing would slip past every rule above.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\?url$', '^node:'] },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: ['(^|/)dist/'] },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['rideline-source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
