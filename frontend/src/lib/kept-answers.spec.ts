import { expect, it } from '@jest/globals';
import {
  changes,
  EVERY_PAGE,
  historyPath,
  kindOf,
  listPath,
  newestPaths,
  SESSIONS,
  yearPaths,
} from './kept-answers.ts';

const kindAt = (address: string) => kindOf(address.split('?')[0]!);

it('keeps every answer that is requested ahead', () => {
  const ahead = [
    ...EVERY_PAGE,
    historyPath('traveling_waves'),
    listPath('standing_waves'),
    ...yearPaths('traveling_waves', [{ day: '2025-06-01' }]),
    ...newestPaths([{ url_hash: 'abc' }]),
  ];
  expect(ahead.filter((address) => kindAt(address) === undefined)).toEqual([]);
});

it('requests the newest 30 sessions ahead', () => {
  const list = Array.from({ length: 40 }, (_, index) => ({ url_hash: `s${index}` }));
  const sessions = newestPaths(list).filter((address) => kindAt(address) === SESSIONS);
  expect([sessions.length, sessions.at(-1)]).toEqual([30, '/activities/s29']);
});

it('counts sessions alone as sessions', () => {
  expect(kindAt('/activities/abc')).toBe(SESSIONS);
  const others = ['/activities/outlines?activity_hashes=abc', '/activities/abc/records', '/spots/of/abc'];
  expect(others.map((address) => [undefined, SESSIONS].includes(kindAt(address)))).toEqual([
    false,
    false,
    false,
  ]);
});

it.each([
  '/users/me/activation-key',
  '/activities/compare',
  '/activities/abc/original',
  '/admin/stats/global',
  '/upload-tokens',
  '/season/picture',
])('never keeps %s', (path) => expect(kindOf(path)).toBeUndefined());

it.each([
  ['/activities/abc/note', ['/activities/abc', '/activities/abc/records', '/spots/of/abc']],
  ['/spots/7/merge', ['/activities/abc/records', '/spots/of/abc', '/spots/of/def']],
] as const)('drops what a change at %s makes wrong', (path, dropped) => {
  const kept = [
    '/activities/abc',
    '/activities/abc/records',
    '/activities/def',
    '/spots/of/abc',
    '/spots/of/def',
    '/spots',
  ];
  expect(kept.filter((answer) => changes(path, answer))).toEqual(dropped);
});
