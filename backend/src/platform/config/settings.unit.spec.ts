import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { SETTINGS } from './settings.ts';

const fromRoot = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

/** Name and default of each row of the table under this heading. */
function tableUnder(heading: string): readonly (readonly [name: string, fallback: string])[] {
  const [, section = ''] = fromRoot('docs/operations.md').split(`\n## ${heading}\n`);
  const [table = ''] = section.split('\n## ');
  return [...table.matchAll(/^\| ([A-Z][A-Z\d_]+) +\| (.*?) +\|/gm)].map(([, name, fallback]) => [
    name!,
    fallback!,
  ]);
}

describe('the table of all settings in docs/operations.md', () => {
  const rows = tableUnder('All settings');

  it('names each setting once, and nothing else', () => {
    expect(rows.map(([name]) => name).toSorted()).toEqual(Object.keys(SETTINGS).toSorted());
  });

  it('gives the defaults that settings.ts has', () => {
    const defaults = Object.entries(SETTINGS as Record<string, { readonly default?: unknown }>)
      .filter(([, setting]) => setting.default !== undefined)
      .map(([name, setting]) => [name, String(setting.default)] as const);
    expect(Object.fromEntries(rows)).toMatchObject(Object.fromEntries(defaults));
  });
});

describe('the README', () => {
  it('names settings that exist', () => {
    const [, section = ''] = fromRoot('README.md').split('\n## Settings\n');
    const named = [...section.matchAll(/^\| ([A-Z_, ]+?) +\|/gm)].flatMap(([, names]) => names!.split(', '));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !(name in SETTINGS))).toEqual([]);
  });
});
