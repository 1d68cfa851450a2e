import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { binary } from '../lib/binaries.mjs';
import { fromRoot } from '../lib/paths.mjs';

const LINT_SETUP = ['.oxlintrc.json', 'scripts/check'];
let tree: string;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'rideline-purity-'));
  for (const path of LINT_SETUP) cpSync(fromRoot(path), join(tree, path), { recursive: true });
  symlinkSync(fromRoot('node_modules'), join(tree, 'node_modules'));
});

afterAll(() => rmSync(tree, { recursive: true }));

/** The rules that the project's lint reports for a file with this text at this path. */
function complaints(path: string, text: string): readonly string[] {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
  const { stdout } = spawnSync(process.execPath, [binary('oxlint'), '--format=json', path], {
    cwd: tree,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { code: string }[] };
  return diagnostics.map(({ code }) => code);
}

const command = 'backend/src/modules/boards/write/add-board/add-board.command.ts';
const aggregate = 'backend/src/modules/boards/write/board.ts';
const engine = 'detection-engine/src/detectors/detect.ts';

describe('pure code', () => {
  it.each([
    [
      'a command reads the clock',
      command,
      'export const at = Date.now();',
      'eslint(no-restricted-properties)',
    ],
    ['a command makes a date of now', command, 'export const at = new Date();', 'purity(no-date-of-now)'],
    [
      'an aggregate draws a number',
      aggregate,
      'export const id = Math.random();',
      'eslint(no-restricted-properties)',
    ],
    [
      'an aggregate draws an id',
      aggregate,
      'export const id = crypto.randomUUID();',
      'eslint(no-restricted-globals)',
    ],
    [
      'the engine asks the network',
      engine,
      "export const answer = fetch('/');",
      'eslint(no-restricted-globals)',
    ],
    [
      'the engine looks at its surroundings',
      engine,
      'export const is = typeof process;',
      'eslint(no-restricted-globals)',
    ],
  ])('is seen broken when %s', (_why, path, text, rule) => {
    expect(complaints(path, text)).toEqual([rule]);
  });

  it('may make a date of what it is handed', () => {
    expect(complaints(command, 'export const at = (time: number) => new Date(time);')).toEqual([]);
  });

  it('is not asked of a handler', () => {
    const handler = 'backend/src/modules/boards/write/add-board/add-board.handler.ts';
    expect(complaints(handler, 'export const at = Date.now();')).toEqual([]);
  });
});
