import { describe, expect, it } from '@jest/globals';
import { measure } from './measure-code.mjs';

const file = (path: string, text: string) => ({ path: `backend/src/${path}`, text });

describe('measures of the code', () => {
  it('gives number, lines, median and 90th percentile of the files', () => {
    const files = [1, 2, 3, 40, 301].map((lines) => file(`${lines}.ts`, '\n'.repeat(lines)));
    expect(measure(files)).toMatchObject({ files: 5, lines: 347, median: 3, p90: 301, shortShare: 0.6 });
  });

  it('names files over 300 lines', () => {
    expect(measure([file('a.ts', '\n'.repeat(301)), file('b.ts', '\n'.repeat(300))]).long).toEqual([
      'backend/src/a.ts',
    ]);
  });

  it('names short files with one importer, dynamic imports counted', () => {
    const { shortWithOneImporter } = measure([
      file('once.ts', 'export const once = 1;\n'),
      file('lazy.ts', 'export const lazy = 1;\n'),
      file('twice.ts', 'export const twice = 1;\n'),
      file(
        'a.ts',
        "import { once } from './once.ts';\nimport { twice } from './twice.ts';\nimport('./lazy.ts');\n",
      ),
      file('b.ts', "import './twice.ts';\n"),
    ]);
    expect(shortWithOneImporter).toEqual(['backend/src/once.ts', 'backend/src/lazy.ts']);
  });

  it.each([
    ['a renamed import', "import { type Board as Plank } from './boards/board.ts';\n"],
    ['an import over several lines', "import {\n  Board,\n} from './boards/board.ts';\n"],
    ['an import from an index', "import type { Shape } from './boards/index.ts';\n"],
  ])('counts %s as a use of the declaration', (_name, text) => {
    const measured = measure([
      file('boards/board.ts', 'export class Board {}\n'),
      file('boards/index.ts', "export { Board as Shape } from './board.ts';\n"),
      file('a.ts', text),
    ]);
    expect(measured).toMatchObject({ exports: 1, oneUserShare: 1 });
  });

  it('counts neither unused exports nor those of several files as used once', () => {
    const measured = measure([
      file('board.ts', 'export const a = 1;\nexport function b() {}\nexport interface C {}\n'),
      file('x.ts', "import { a, type C } from './board.ts';\n"),
      file('y.ts', "import { a } from './board.ts';\n"),
    ]);
    expect(measured).toMatchObject({ exports: 3, oneUserShare: 1 / 3 });
  });
});
