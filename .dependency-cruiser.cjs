/**
 * The rules of docs/architecture.md. $1 is the module or feature of the importing file, so new ones are covered. Every
 * rule has a probe in scripts/architecture/ that plants a violation and expects exactly this rule to fail.
 */
const MODULE = '^backend/src/modules/([^/]+)/';
/** Aggregates, decisions and the helpers directly in write/, without what runs commands. */
const DECISIONS =
  '(?:[^/]+\\.aggregate|write/(?:.+\\.decision|[^/]+(?<!-commands|\\.use-case|\\.http)))\\.ts$';
const FEATURE = '^frontend/src/features/([^/]+)/';
const TESTS = ['\\.(spec|e2e)\\.tsx?$', '/(testing|contract|bench|test|e2e|accuracy)/'];
const packages = (...names) => names.map((name) => `(^|/)node_modules/${name}/`);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'module-only-through-its-index',
      comment: 'Modules import each other only through index.ts, never commands or tables.',
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
        "Code outside of the modules imports a module's index.ts or Nest module; the command line also its command-line.ts.",
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
      comment: "Only read/, automation/ and adapters/ import another module's events.",
      severity: 'error',
      from: {
        path: MODULE,
        pathNot: ['^backend/src/modules/[^/]+/(read|automation|adapters)/', ...TESTS],
      },
      to: { path: '^backend/src/modules/[^/]+/index\\.ts$', pathNot: '^backend/src/modules/$1/' },
    },
    {
      name: 'index-offers-events-and-ids',
      comment:
        "index.ts is what others may import: the module's event types, ids, folds of streams and ports, nothing else.",
      severity: 'error',
      from: { path: `${MODULE}index\\.ts$` },
      to: {
        pathNot: [
          '^backend/src/modules/$1/events/',
          '^backend/src/modules/$1/[^/]+(-id|\\.port|\\.aggregate)\\.ts$',
        ],
      },
    },
    {
      name: 'read-and-write-never-meet',
      comment: 'read/ and write/ share events/, the aggregate and the schemas, and nothing else.',
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
        'Decisions and aggregates are pure: they reach no I/O directly or indirectly. They import events, the decider, typed errors, each other and the engine.',
      severity: 'error',
      from: { path: `${MODULE}${DECISIONS}`, pathNot: TESTS },
      to: {
        reachable: true,
        path: [
          '^(node:)?[a-z_/]+$',
          '(^|/)node_modules/(?!(@date-fns/tz|@garmin/fitsdk|@sinclair/typebox|date-fns|fflate|sax|simple-statistics)/)',
          '^backend/src/platform/(?!errors/|token\\.)',
          '^backend/src/kernel/(?!decider/decider|event-store/(event-definition|event-store|fields|json)\\.)',
          '^backend/src/modules/[^/]+/(adapters|automation|migrations|read)/',
          '^backend/src/modules/[^/]+/write/.+(\\.http|\\.use-case|-commands)\\.ts$',
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
      comment:
        'An event is a contract, so it depends on no code that changes for other reasons. .oxlintrc.json limits the engine to its lists of names.',
      severity: 'error',
      from: { path: `${MODULE}events/`, pathNot: TESTS },
      to: {
        pathNot: [
          '^backend/src/modules/$1/events/',
          '^backend/src/kernel/event-store/(event-definition|fields|json)\\.ts$',
          '^detection-engine/src/index\\.ts$',
          ...packages('@sinclair/typebox'),
        ],
      },
    },
    {
      name: 'platform-below-kernel',
      comment: 'The platform is what any server needs. It imports nothing of the kernel and no module.',
      severity: 'error',
      from: { path: '^backend/src/platform/', pathNot: TESTS },
      to: { path: '^backend/src/(kernel|modules)/|^backend/src/[^/]+\\.ts$' },
    },
    {
      name: 'kernel-knows-no-module',
      comment: 'The kernel imports no module.',
      severity: 'error',
      from: { path: '^backend/src/kernel/' },
      to: { path: '^backend/src/(modules/|app\\.module|main)' },
    },
    {
      name: 'engine-does-no-io',
      comment:
        'The engine imports itself and pure libraries for formats, maths and dates: no Node, no DOM, no framework.',
      severity: 'error',
      from: { path: '^detection-engine/src/', pathNot: TESTS },
      to: {
        pathNot: [
          '^detection-engine/src/',
          ...packages('@date-fns/tz', '@garmin/fitsdk', 'date-fns', 'fflate', 'sax', 'simple-statistics'),
        ],
      },
    },
    {
      name: 'engine-only-through-its-index',
      comment: 'The engine is imported only by its index.ts.',
      severity: 'error',
      from: { path: '^(backend|frontend|scripts)/' },
      to: { path: '^detection-engine/src/', pathNot: '^detection-engine/src/index\\.ts$' },
    },
    {
      name: 'features-do-not-meet',
      comment:
        'Features are combined in routes/ and never import each other, except for the page of a session.',
      severity: 'error',
      from: { path: FEATURE },
      to: {
        path: '^frontend/src/features/',
        pathNot: ['^frontend/src/features/$1/', '^frontend/src/features/session/'],
      },
    },
    {
      name: 'session-page-for-its-parts-and-visitors',
      comment:
        "The session's page is used by its parts (video, sharing) and by those who see it without owning it.",
      severity: 'error',
      from: {
        path: FEATURE,
        pathNot: '^frontend/src/features/(session|session-video|session-share|shared-session|try)/',
      },
      to: { path: '^frontend/src/features/session/' },
    },
    {
      name: 'features-below-routes',
      comment: 'routes/ imports the features; features and shared code never import routes/.',
      severity: 'error',
      from: { path: '^frontend/src/(activity|app|charts|features|lib|map|ui)/', pathNot: TESTS },
      to: { path: '^frontend/src/routes/' },
    },
    {
      name: 'shared-frontend-below-features',
      comment: 'activity, app, charts, map, ui and lib are shared by the features and import none of them.',
      severity: 'error',
      from: { path: '^frontend/src/(activity|app|charts|lib|map|ui)/', pathNot: TESTS },
      to: { path: '^frontend/src/features/' },
    },
    {
      name: 'charts-and-map-take-data',
      comment: 'Charts and map get their data as props and never use the store.',
      severity: 'error',
      from: { path: '^frontend/src/(charts|map)/', pathNot: TESTS },
      to: { path: ['^frontend/src/app/', ...packages('react-redux', '@reduxjs/toolkit')] },
    },
    {
      name: 'frontend-never-imports-backend',
      comment: 'Backend and frontend communicate over HTTP only.',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^backend/' },
    },
    {
      name: 'backend-never-imports-frontend',
      comment: 'Backend and frontend communicate over HTTP only.',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^frontend/' },
    },
    {
      name: 'served-code-stands-on-no-tests',
      comment: 'Production code imports no spec, fixture or bench, which the build leaves out.',
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
      comment: 'The rules above ignore an import that does not resolve.',
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
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
