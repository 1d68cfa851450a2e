import { describe, expect, it } from '@jest/globals';
import {
  misusedReadTables,
  needlessStyles,
  ownProjections,
  ownTables,
  roomCircles,
  tooDeep,
} from '../check/module-rules.mjs';

const file = (path: string, text: string) => ({ path: `backend/src/modules/${path}`, text });
const imports = (path: string, target: string) =>
  file(path, `import type { A } from '../../${target}/index.ts';\n`);

describe('circles of rooms', () => {
  it('are none when modules import in one direction', () => {
    expect(
      roomCircles([imports('boards/read/a.ts', 'surfers'), imports('waves/read/a.ts', 'boards')]),
    ).toEqual([]);
  });

  it('are seen when two modules import types of each other', () => {
    expect(
      roomCircles([imports('boards/read/a.ts', 'surfers'), imports('surfers/adapters/a.ts', 'boards')]),
    ).toEqual(['modules/boards -> modules/surfers -> modules/boards']);
  });

  it('are seen when three modules form one', () => {
    const files = [
      imports('boards/read/a.ts', 'surfers'),
      imports('surfers/read/a.ts', 'waves'),
      imports('waves/read/a.ts', 'boards'),
    ];
    expect(roomCircles(files)).toEqual([
      'modules/boards -> modules/surfers -> modules/waves -> modules/boards',
    ]);
  });

  it('are seen in the kernel and the platform', () => {
    const files = [
      {
        path: 'backend/src/kernel/jobs/a.ts',
        text: "import '../mail.ts';\nimport { a } from '../log/b.ts';\n",
      },
      { path: 'backend/src/kernel/log/b.ts', text: "import type { A } from '../jobs/a.ts';\n" },
    ];
    expect(roomCircles(files)).toEqual(['kernel/jobs -> kernel/log -> kernel/jobs']);
  });

  it('ignore imports of specs', () => {
    const files = [imports('boards/read/a.ts', 'surfers'), imports('surfers/read/a.unit.spec.ts', 'boards')];
    expect(roomCircles(files)).toEqual([]);
  });
});

describe('folders', () => {
  it('have at most one level below write/ and below a feature', () => {
    const right = [
      'backend/src/modules/boards/write/upload/a.ts',
      'frontend/src/features/boards/list/a.tsx',
      'detection-engine/src/formats/fit/a.ts',
    ];
    const wrong = [
      'backend/src/modules/boards/write/upload/parts/a.ts',
      'backend/src/kernel/event-store/postgres/pages/a.ts',
      'frontend/src/features/boards/list/rows/a.tsx',
    ];
    expect(tooDeep(right)).toEqual([]);
    expect(tooDeep(wrong).map((sentence) => sentence.split(' ')[0])).toEqual(wrong);
  });
});

describe('style sheets', () => {
  const sheet = (text: string) => [{ path: 'frontend/src/ui/a.module.css', text }];
  const plain = '/* A row. */\n.row {\n  display: flex;\n  gap: 1rem;\n}\n.row,\n.note {\n  color: red;\n}\n';

  it('say more than style props do', () => {
    expect(needlessStyles(sheet(`${plain}.row:hover {\n  color: blue;\n}\n`))).toEqual([]);
    expect(needlessStyles(sheet(`${plain}.cell {\n  grid-area: name;\n}\n`))).toEqual([]);
    expect(needlessStyles(sheet(`${plain}@media print {\n  .row {\n    display: none;\n  }\n}\n`))).toEqual(
      [],
    );
  });

  it('are not made of single classes of margin, color and flex', () => {
    expect(needlessStyles(sheet(plain))).toEqual([
      'frontend/src/ui/a.module.css says only what the style props of the component library say.',
    ]);
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

describe('the projection of degrees to meters', () => {
  const own = (text: string) => ownProjections([{ path: 'frontend/src/map/a.ts', text }]);

  it.each([
    'const narrower = Math.cos((latitude * Math.PI) / 180);',
    'const narrower = Math.cos(((south + north) * Math.PI) / 360);',
    'const METERS_PER_DEGREE = 111_320;',
    'const radius = 6371008.8;',
  ])('is not written again: %s', (text) => {
    expect(own(text)).toHaveLength(1);
  });

  it('is taken from the engine; other angles have cosines', () => {
    expect(own('const east = Math.cos((heading * Math.PI) / 180) * metersPerLongitude(latitude);')).toEqual(
      [],
    );
    const path = 'detection-engine/src/track/distance.ts';
    expect(ownProjections([{ path, text: 'Math.cos((latitude * Math.PI) / 180)' }])).toEqual([]);
  });
});

describe('a second table', () => {
  const found = (text: string, path = 'frontend/src/features/boards/a.tsx') => ownTables([{ path, text }]);

  it.each([
    '<table className={styles.table}>',
    '<div role="table">',
    "import { Group, Table } from '@mantine/core';",
  ])('is not written: %s', (text) => {
    expect(found(text)).toHaveLength(1);
  });

  it('is the one with columns', () => {
    const text = "import { Table } from '../../ui/table/table.tsx';\n<Table columns={columns} />";
    expect(found(text)).toEqual([]);
    expect(found('<table role="table">', 'frontend/src/ui/table/table.tsx')).toEqual([]);
  });
});
