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
      [`${boards}/automation/peek.ts`]: `import '../../surfers/read/surfers/surfers.projection.ts';\n`,
    },
  },
  {
    rule: 'modules-meet-in-read-automation-adapters',
    why: "a handler reacts to another module's event",
    plant: { [`${boards}/write/add-board/peek.handler.ts`]: `import '../../../surfers/index.ts';\n` },
  },
  {
    rule: 'index-offers-events-and-ids',
    why: 'a module offers its command to others',
    plant: { [`${boards}/index.ts`]: `export { evolve } from './write/board.ts';\n` },
  },
  {
    rule: 'read-and-write-never-meet',
    why: 'a handler decides on a read table',
    plant: {
      [`${boards}/write/add-board/peek.handler.ts`]: `import '../../read/boards/boards.projection.ts';\n`,
    },
  },
  {
    rule: 'read-and-write-never-meet',
    why: "a projection uses the aggregate's state",
    plant: { [`${boards}/read/boards/peek.ts`]: `import '../../write/board.ts';\n` },
  },
  {
    rule: 'only-the-edge-asks-back',
    why: "a use case's HTTP edge reads a projection's table instead of asking its query",
    plant: {
      [`${boards}/write/add-board/peek.http.ts`]: `import '../../read/boards/boards.projection.ts';\n`,
    },
  },
  {
    rule: 'decisions-do-no-io',
    why: 'a command draws randomness from Node',
    plant: { [`${boards}/write/add-board/peek.command.ts`]: `import 'node:crypto';\n` },
  },
  {
    rule: 'decisions-do-no-io',
    why: 'an aggregate reads through an adapter',
    plant: { [`${boards}/write/peek.ts`]: `import '../adapters/clock.ts';\n` },
  },
  {
    rule: 'decisions-do-no-io',
    why: 'a command reaches for the database',
    plant: {
      [`${boards}/write/add-board/peek.command.ts`]: `import '../../../../kernel/database/database.ts';\n`,
    },
  },
  {
    rule: 'decisions-do-no-io',
    why: 'what a command stands on reads a file',
    plant: {
      [`${boards}/write/add-board/peek.ts`]: `import 'node:fs';\n`,
      [`${boards}/write/add-board/peek.command.ts`]: `import './peek.ts';\n`,
    },
  },
  {
    rule: 'decisions-do-no-io',
    why: 'a command runs commands',
    plant: { [`${boards}/write/add-board/peek.command.ts`]: `import '../board-commands.ts';\n` },
  },
  {
    rule: 'events-import-only-events',
    why: 'an event depends on a framework',
    plant: { [`${boards}/events/peek.ts`]: `import '@nestjs/common';\n` },
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
    why: 'the backend enters the engine by the window',
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
      'backend/src/kernel/ids/chicken.ts': `import { egg } from './egg.ts';\nexport const chicken = egg;\n`,
      'backend/src/kernel/ids/egg.ts': `import { chicken } from './chicken.ts';\nexport const egg = () => chicken;\n`,
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
