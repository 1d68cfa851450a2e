import type { Tree } from './clean-tree.ts';

/** A violation of one rule, as files added to the clean tree. */
export interface Probe {
  readonly rule: string;
  readonly why: string;
  readonly plant: Tree;
}

const boards = 'backend/src/modules/boards';

export const probes: readonly Probe[] = [
  {
    rule: 'module-only-through-its-index',
    why: "an automation reads another module's projection table",
    plant: {
      [`${boards}/automation/peek.ts`]: `import '../../surfers/read/surfers.projection.ts';\n`,
    },
  },
  {
    rule: 'modules-only-through-their-doors',
    why: "the command line uses a module's adapter",
    plant: {
      'backend/src/command-line/peek.ts': `import '../modules/boards/adapters/clock.ts';\n`,
    },
  },
  {
    rule: 'modules-only-through-their-doors',
    why: 'the entry of the command line uses a use case',
    plant: {
      'backend/src/cli.ts': `import './modules/boards/write/add-board.use-case.ts';\n`,
    },
  },
  {
    rule: 'only-the-command-line-uses-its-door',
    why: 'the application module runs a command of the command line',
    plant: { 'backend/src/app.module.ts': `import './modules/boards/command-line.ts';\n` },
  },
  {
    rule: 'modules-meet-in-read-automation-adapters',
    why: "a use case reacts to another module's event",
    plant: { [`${boards}/write/peek.use-case.ts`]: `import '../../surfers/index.ts';\n` },
  },
  {
    rule: 'index-offers-events-and-ids',
    why: 'a module offers its command to others',
    plant: { [`${boards}/index.ts`]: `export { ownBoard } from './write/own-board.ts';\n` },
  },
  {
    rule: 'read-and-write-never-meet',
    why: 'a class that runs commands decides on a read table',
    plant: {
      [`${boards}/write/peek-commands.ts`]: `import '../read/boards.projection.ts';\n`,
    },
  },
  {
    rule: 'read-and-write-never-meet',
    why: 'a projection uses what decisions share',
    plant: { [`${boards}/read/peek.ts`]: `import '../write/own-board.ts';\n` },
  },
  {
    rule: 'only-the-edge-asks-back',
    why: "a use case reads a projection's table without its query",
    plant: {
      [`${boards}/write/peek.use-case.ts`]: `import '../read/boards.projection.ts';\n`,
    },
  },
  {
    rule: 'decisions-do-no-io',
    why: 'a decision draws randomness from Node',
    plant: { [`${boards}/write/peek.decision.ts`]: `import 'node:crypto';\n` },
  },
  {
    rule: 'decisions-do-no-io',
    why: 'a helper of decisions reads through an adapter',
    plant: { [`${boards}/write/peek.ts`]: `import '../adapters/clock.ts';\n` },
  },
  {
    rule: 'decisions-do-no-io',
    why: 'a decision reaches for the database',
    plant: {
      [`${boards}/write/peek.decision.ts`]: `import '../../../platform/database/database.ts';\n`,
    },
  },
  {
    rule: 'decisions-do-no-io',
    why: 'a file that a decision imports reads a file',
    plant: {
      [`${boards}/write/peek.ts`]: `import 'node:fs';\n`,
      [`${boards}/write/peek.decision.ts`]: `import './peek.ts';\n`,
    },
  },
  {
    rule: 'decisions-do-no-io',
    why: 'a decision runs commands',
    plant: { [`${boards}/write/peek.decision.ts`]: `import './board-commands.ts';\n` },
  },
  {
    rule: 'decisions-do-no-io',
    why: 'an aggregate draws randomness from Node',
    plant: { [`${boards}/peek.aggregate.ts`]: `import 'node:crypto';\n` },
  },
  {
    rule: 'aggregates-fold-events',
    why: 'an aggregate uses what decisions share',
    plant: { [`${boards}/peek.aggregate.ts`]: `import './write/own-board.ts';\n` },
  },
  {
    rule: 'events-import-only-events',
    why: 'an event depends on a framework',
    plant: { [`${boards}/events/peek.ts`]: `import '@nestjs/common';\n` },
  },
  {
    rule: 'platform-below-kernel',
    why: 'the platform decides something',
    plant: { 'backend/src/platform/peek.ts': `import '../kernel/decider/decider.ts';\n` },
  },
  {
    rule: 'kernel-knows-no-module',
    why: "the kernel knows a module's event",
    plant: { 'backend/src/kernel/peek.ts': `import '../modules/boards/index.ts';\n` },
  },
  {
    rule: 'engine-does-no-io',
    why: 'the engine reads a file',
    plant: { 'detection-engine/src/peek.ts': `import 'node:fs';\n` },
  },
  {
    rule: 'engine-only-through-its-index',
    why: 'the backend imports a file of the engine',
    plant: {
      [`${boards}/adapters/peek.ts`]: `import '../../../../../detection-engine/src/formats/read.ts';\n`,
    },
  },
  {
    rule: 'features-do-not-meet',
    why: 'one feature shows another',
    plant: { 'frontend/src/features/boards/peek.tsx': `import '../surfers/surfers-page.tsx';\n` },
  },
  {
    rule: 'session-page-for-its-parts-and-visitors',
    why: "another feature shows the session's page",
    plant: {
      'frontend/src/features/session/session-page.ts': 'export const page = 1;\n',
      'frontend/src/features/boards/peek.tsx': `import '../session/session-page.ts';\n`,
    },
  },
  {
    rule: 'features-below-routes',
    why: 'the store knows a route',
    plant: { 'frontend/src/app/peek.ts': `import '../routes/routes.tsx';\n` },
  },
  {
    rule: 'shared-frontend-below-features',
    why: 'a chart knows a feature',
    plant: { 'frontend/src/ui/peek.ts': `import '../features/surfers/surfers-page.tsx';\n` },
  },
  {
    rule: 'charts-and-map-take-data',
    why: 'the map reads the store',
    plant: { 'frontend/src/map/peek.ts': `import '../app/store.ts';\n` },
  },
  {
    rule: 'charts-and-map-take-data',
    why: 'a chart selects from the store',
    plant: { 'frontend/src/charts/peek.ts': `import 'react-redux';\n` },
  },
  {
    rule: 'frontend-never-imports-backend',
    why: "a screen takes the server's types",
    plant: {
      'frontend/src/lib/peek.ts': `import type { Decide } from '../../../backend/src/kernel/decider/decider.ts';\nexport type Peek = Decide;\n`,
    },
  },
  {
    rule: 'backend-never-imports-frontend',
    why: 'the server renders with a chart',
    plant: { 'backend/src/kernel/peek.ts': `import '../../../frontend/src/charts/bars.ts';\n` },
  },
  {
    rule: 'served-code-stands-on-no-tests',
    why: 'a module serves its sample data',
    plant: { [`${boards}/adapters/peek.ts`]: `import '../testing/some-board.ts';\n` },
  },
  {
    rule: 'no-circular',
    why: 'two files need each other',
    plant: {
      'backend/src/platform/ids/chicken.ts': `import { egg } from './egg.ts';\nexport const chicken = egg;\n`,
      'backend/src/platform/ids/egg.ts': `import { chicken } from './chicken.ts';\nexport const egg = () => chicken;\n`,
    },
  },
  {
    rule: 'no-circular',
    why: 'two files need types of each other',
    plant: {
      'detection-engine/src/chicken.ts': `import type { Egg } from './egg.ts';\nexport interface Chicken {\n  lays: Egg;\n}\n`,
      'detection-engine/src/egg.ts': `import type { Chicken } from './chicken.ts';\nexport interface Egg {\n  of: Chicken;\n}\n`,
    },
  },
  {
    rule: 'no-unresolvable',
    why: 'an import leads nowhere',
    plant: { 'backend/src/kernel/peek.ts': `import './gone.ts';\n` },
  },
];
