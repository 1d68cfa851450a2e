/** Files by path from the root of a repository. */
export type Tree = Readonly<Record<string, string>>;

const stubPackage = (name: string): Tree => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
  [`node_modules/${name}/index.js`]: 'module.exports = {};\n',
});

const enginePackage = JSON.stringify({
  name: '@rideline/detection-engine',
  type: 'module',
  exports: { '.': './src/index.ts' },
});

/** The smallest repository that uses every import the architecture allows. */
export const cleanTree: Tree = {
  ...stubPackage('@nestjs/common'),
  ...stubPackage('@reduxjs/toolkit'),
  ...stubPackage('@sinclair/typebox'),
  ...stubPackage('d3-scale'),
  ...stubPackage('fflate'),
  ...stubPackage('react-redux'),

  'detection-engine/package.json': enginePackage,
  'detection-engine/src/index.ts': `export { read } from './formats/read.ts';\n`,
  'detection-engine/src/formats/read.ts': `import { gunzipSync } from 'fflate';\nexport const read = gunzipSync;\n`,
  'detection-engine/src/formats/read.spec.ts': `import { readFileSync } from 'node:fs';\nimport { read } from './read.ts';\nread(readFileSync('a'));\n`,

  'backend/src/app.module.ts': `import './modules/boards/boards.module.ts';\nimport './modules/surfers/surfers.module.ts';\n`,
  'backend/src/cli.ts': `import './app.module.ts';\nimport './command-line/boards.ts';\n`,
  'backend/src/command-line/boards.ts': `import { AddBoardCommand } from '../modules/boards/command-line.ts';\nimport { SurferJoined } from '../modules/surfers/index.ts';\nexport const tool = [AddBoardCommand, SurferJoined];\n`,
  'backend/src/kernel/decider/decider.ts': `export type Decide = () => void;\n`,
  'backend/src/platform/errors/domain-error.ts': `export class DomainError extends Error {}\n`,
  'backend/src/kernel/event-store/event-definition.ts': `export const defineEvent = (event: unknown) => event;\n`,
  'backend/src/platform/database/database.ts': `import { connect } from 'node:net';\nexport const database = connect;\n`,

  'backend/src/modules/surfers/index.ts': `export { SurferJoined } from './events/surfer-joined.ts';\n`,
  'backend/src/modules/surfers/surfers.module.ts': `import '@nestjs/common';\nimport './events/surfer-joined.ts';\n`,
  'backend/src/modules/surfers/events/surfer-joined.ts': `import { Type } from '@sinclair/typebox';\nimport { defineEvent } from '../../../kernel/event-store/event-definition.ts';\nexport const SurferJoined = defineEvent({ type: 'SurferJoined', data: Type });\n`,
  'backend/src/modules/surfers/read/surfers.projection.ts': `import '../events/surfer-joined.ts';\nexport const table = 'surfers';\n`,

  'backend/src/modules/boards/index.ts': `export { BoardAdded } from './events/board-added.ts';\n`,
  'backend/src/modules/boards/command-line.ts': `export { AddBoardCommand } from './write/add-board.use-case.ts';\n`,
  'backend/src/modules/boards/boards.module.ts': `import './automation/when-surfer-joined-then-add-board.automation.ts';\nimport './read/boards.projection.ts';\nimport './write/add-board.use-case.ts';\n`,
  'backend/src/modules/boards/boards.aggregate.ts': `import { BoardAdded } from './events/board-added.ts';\nexport const boards = BoardAdded;\n`,
  'backend/src/modules/boards/events/board-added.ts': `import '@rideline/detection-engine';\nimport { defineEvent } from '../../../kernel/event-store/event-definition.ts';\nexport const BoardAdded = defineEvent({ type: 'BoardAdded' });\n`,
  'backend/src/modules/boards/automation/when-surfer-joined-then-add-board.automation.ts': `import { SurferJoined } from '../../surfers/index.ts';\nexport const reactsTo = [SurferJoined];\n`,
  'backend/src/modules/boards/adapters/clock.ts': `import { SurferJoined } from '../../surfers/index.ts';\nexport const now = () => [Date.now(), SurferJoined];\n`,
  'backend/src/modules/boards/read/boards.projection.ts': `import { SurferJoined } from '../../surfers/index.ts';\nimport { boards } from '../boards.aggregate.ts';\nimport { BoardAdded } from '../events/board-added.ts';\nexport const consumes = [BoardAdded, SurferJoined, boards];\n`,
  'backend/src/modules/boards/read/boards.query.ts': `import { consumes } from './boards.projection.ts';\nexport const query = consumes;\n`,
  'backend/src/modules/boards/testing/some-board.ts': `export const someBoard = { brand: 'Wavestorm' };\n`,
  'backend/src/modules/boards/write/own-board.ts': `import { boards } from '../boards.aggregate.ts';\nexport const ownBoard = boards;\n`,
  'backend/src/modules/boards/write/board-commands.ts': `import '@nestjs/common';\nexport class BoardCommands {}\n`,
  'backend/src/modules/boards/board.schema.ts': `import { Type } from '@sinclair/typebox';
export const BoardBody = Type;
`,
  'backend/src/modules/boards/write/match.ts': `export const match = (a: unknown, b: unknown) => a === b;\n`,
  'backend/src/modules/boards/write/add-board.decision.ts': `import { read } from '@rideline/detection-engine';\nimport type { Decide } from '../../../kernel/decider/decider.ts';\nimport { DomainError } from '../../../platform/errors/domain-error.ts';\nimport { ownBoard } from './own-board.ts';\nimport { match } from './match.ts';\nexport const addBoard: Decide = () => { ownBoard; match; read; throw new DomainError(); };\n`,
  'backend/src/modules/boards/write/add-board.use-case.ts': `import { database } from '../../../platform/database/database.ts';\nimport { query } from '../read/boards.query.ts';\nimport { BoardCommands } from './board-commands.ts';\nimport { BoardBody } from '../board.schema.ts';\nimport { now } from '../adapters/clock.ts';\nimport { addBoard } from './add-board.decision.ts';\nexport class AddBoardCommand {}\nexport const handle = [addBoard, BoardBody, BoardCommands, database, now, query];\n`,
  'backend/src/modules/boards/write/add-board.unit.spec.ts': `import { someBoard } from '../testing/some-board.ts';\nimport { addBoard } from './add-board.decision.ts';\naddBoard; someBoard;\n`,

  'frontend/src/main.tsx': `import './routes/routes.tsx';\n`,
  'frontend/src/app/store.ts': `import { configureStore } from '@reduxjs/toolkit';\nexport const store = configureStore;\n`,
  'frontend/src/routes/routes.tsx': `import '../features/boards/boards-page.tsx';\nimport '../features/surfers/surfers-page.tsx';\n`,
  'frontend/src/features/boards/boards-page.tsx': `import { useSelector } from 'react-redux';\nimport { store } from '../../app/store.ts';\nimport { bars } from '../../charts/bars.ts';\nexport const page = [bars, store, useSelector];\n`,
  'frontend/src/features/surfers/surfers-page.tsx': `import { map } from '../../map/map.ts';\nexport const page = map;\n`,
  'frontend/src/charts/bars.ts': `import { scaleLinear } from 'd3-scale';\nexport const bars = scaleLinear;\n`,
  'frontend/src/map/map.ts': `export const map = (track: unknown) => track;\n`,
};
