import { describe, expect, it } from '@jest/globals';
import { ESLint, Linter } from 'eslint';
import { fromRoot } from '../lib/paths.mjs';

const PURITY = ['no-restricted-globals', 'no-restricted-properties', 'no-restricted-syntax'];

/** What the project's lint rules of purity say of a text if it stood in this file. */
async function complaints(path: string, text: string): Promise<readonly string[]> {
  const eslint = new ESLint({ cwd: fromRoot() });
  const { rules } = (await eslint.calculateConfigForFile(fromRoot(path))) as Linter.Config;
  const pure = Object.fromEntries(Object.entries(rules ?? {}).filter(([name]) => PURITY.includes(name)));
  return new Linter().verify(text, [{ rules: pure }]).map((message) => message.ruleId ?? message.message);
}

const command = 'backend/src/modules/boards/write/add-board/add-board.command.ts';
const aggregate = 'backend/src/modules/boards/write/board.ts';
const engine = 'detection-engine/src/detectors/detect.ts';

describe('pure code', () => {
  it.each([
    ['a command reads the clock', command, 'export const at = Date.now();', 'no-restricted-properties'],
    ['a command makes a date of now', command, 'export const at = new Date();', 'no-restricted-syntax'],
    [
      'an aggregate draws a number',
      aggregate,
      'export const id = Math.random();',
      'no-restricted-properties',
    ],
    [
      'an aggregate draws an id',
      aggregate,
      'export const id = crypto.randomUUID();',
      'no-restricted-globals',
    ],
    ['the engine asks the network', engine, "export const answer = fetch('/');", 'no-restricted-globals'],
    [
      'the engine looks at its surroundings',
      engine,
      'export const is = process.env;',
      'no-restricted-globals',
    ],
  ])('is seen broken when %s', async (_why, path, text, rule) => {
    expect(await complaints(path, text)).toEqual([rule]);
  });

  it('may make a date of what it is handed', async () => {
    expect(await complaints(command, 'export const at = (time) => new Date(time);')).toEqual([]);
  });

  it('is not asked of a handler', async () => {
    const handler = 'backend/src/modules/boards/write/add-board/add-board.handler.ts';
    expect(await complaints(handler, 'export const at = Date.now();')).toEqual([]);
  });
});
