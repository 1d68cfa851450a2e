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
  tree = mkdtempSync(join(tmpdir(), 'rideline-lint-rules-'));
  for (const path of LINT_SETUP) cpSync(fromRoot(path), join(tree, path), { recursive: true });
  symlinkSync(fromRoot('node_modules'), join(tree, 'node_modules'));
});

afterAll(() => rmSync(tree, { recursive: true }));

/** The rules that the linter reports for a file with this text at this path. */
function violations(path: string, text: string): readonly string[] {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
  const { stdout } = spawnSync(process.execPath, [binary('oxlint'), '--format=json', path], {
    cwd: tree,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { code: string }[] };
  return diagnostics.map(({ code }) => code);
}

const decision = 'backend/src/modules/boards/write/add-board.decision.ts';
const aggregate = 'backend/src/modules/boards/boards.aggregate.ts';
const helper = 'backend/src/modules/boards/write/own-board.ts';
const engine = 'detection-engine/src/detectors/detect.ts';

describe('events', () => {
  const event = 'backend/src/modules/boards/events/board-added.ts';

  it("fail the lint when they use the engine's code", () => {
    const text = "export { mapParameters } from '@rideline/detection-engine';";
    expect(violations(event, text)).toEqual(['eslint(no-restricted-imports)']);
  });

  it("may use the engine's lists of names", () => {
    const text = "export { SURF_TYPES } from '@rideline/detection-engine';";
    expect(violations(event, text)).toEqual([]);
  });
});

describe('pure code', () => {
  it.each([
    [
      'a decision reads the clock',
      decision,
      'export const at = Date.now();',
      'eslint(no-restricted-properties)',
    ],
    [
      'a decision creates the current date',
      decision,
      'export const at = new Date();',
      'purity(no-date-of-now)',
    ],
    [
      'an aggregate draws a random number',
      aggregate,
      'export const id = Math.random();',
      'eslint(no-restricted-properties)',
    ],
    [
      'a helper of decisions draws a random id',
      helper,
      'export const id = crypto.randomUUID();',
      'eslint(no-restricted-globals)',
    ],
    [
      'the engine calls the network',
      engine,
      "export const answer = fetch('/');",
      'eslint(no-restricted-globals)',
    ],
    [
      'the engine reads the environment',
      engine,
      'export const is = typeof process;',
      'eslint(no-restricted-globals)',
    ],
  ])('fails the lint when %s', (_why, path, text, rule) => {
    expect(violations(path, text)).toEqual([rule]);
  });

  it('may create a date from a parameter', () => {
    expect(violations(decision, 'export const at = (time: number) => new Date(time);')).toEqual([]);
  });

  it('does not include handlers', () => {
    const handler = 'backend/src/modules/boards/write/add-board.use-case.ts';
    expect(violations(handler, 'export const at = Date.now();')).toEqual([]);
  });
});

describe('a regular expression', () => {
  it.each([
    ['repeats what repeats', 'export const is = /^(?:a*b?)*$/;'],
    ['has the end of what can begin anywhere', 'export const ends = /\\s+$/;'],
  ])('fails the lint when it %s', (_why, text) => {
    expect(violations(engine, text)).toEqual(['regex(linear)']);
  });

  it('may repeat what is told apart by its signs', () => {
    expect(violations(engine, 'export const is = /^(?:\\w+;)*$/;')).toEqual([]);
  });
});
