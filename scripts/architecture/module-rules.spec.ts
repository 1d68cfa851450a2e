import { describe, expect, it } from '@jest/globals';
import { misusedReadTables, moduleCircles } from '../check/module-rules.mjs';

const file = (path: string, text: string) => ({ path: `backend/src/modules/${path}`, text });
const imports = (path: string, target: string) =>
  file(path, `import type { A } from '../../${target}/index.ts';\n`);

describe('circles of modules', () => {
  it('are none when modules import in one direction', () => {
    expect(
      moduleCircles([imports('boards/read/a.ts', 'surfers'), imports('waves/read/a.ts', 'boards')]),
    ).toEqual([]);
  });

  it('are seen when two modules import types of each other', () => {
    expect(
      moduleCircles([imports('boards/read/a.ts', 'surfers'), imports('surfers/adapters/a.ts', 'boards')]),
    ).toEqual(['boards -> surfers -> boards']);
  });

  it('are seen when three modules form one', () => {
    const files = [
      imports('boards/read/a.ts', 'surfers'),
      imports('surfers/read/a.ts', 'waves'),
      imports('waves/read/a.ts', 'boards'),
    ];
    expect(moduleCircles(files)).toEqual(['boards -> surfers -> waves -> boards']);
  });

  it('ignore imports of specs', () => {
    const files = [imports('boards/read/a.ts', 'surfers'), imports('surfers/read/a.unit.spec.ts', 'boards')];
    expect(moduleCircles(files)).toEqual([]);
  });
});

describe('read tables', () => {
  const projection = file('boards/read/boards/boards.projection.ts', "{ name: 'boards', version: 1 }");
  const sql = "query('SELECT * FROM read_boards.boards')";

  it('are read by queries and adapters of their module', () => {
    const files = [projection, file('boards/read/boards/a.query.ts', sql), file('boards/adapters/a.ts', sql)];
    expect(misusedReadTables(files)).toEqual([]);
  });

  it.each([
    ['another module', file('surfers/read/surfers/a.query.ts', sql), 'which belongs to boards'],
    ['the kernel', { path: 'backend/src/kernel/a.ts', text: sql }, 'which belongs to boards'],
    ['a decision', file('boards/write/add/add.decision.ts', sql), 'but decisions and events do no I/O'],
    ['an aggregate', file('boards/boards.aggregate.ts', sql), 'but decisions and events do no I/O'],
    ['an event', file('boards/events/board-events.ts', sql), 'but decisions and events do no I/O'],
  ])('are not read by %s', (_who, reader, reason) => {
    expect(misusedReadTables([projection, reader])).toEqual([`${reader.path} reads read_boards, ${reason}.`]);
  });
});
