import { describe, expect, it } from '@jest/globals';
import { sampleRow } from '../../../testing/sessions.ts';
import { byMonth } from './list-items.ts';
import { yearsOf } from './list-window.ts';

const rowsAt = (...times: readonly (string | null)[]) =>
  times.map((activity_time, index) => sampleRow({ url_hash: `s${index}`, activity_time }));

describe('a list by month', () => {
  it('has a heading before the sessions of each month, in Pacific time', () => {
    const items = byMonth(
      rowsAt('2026-11-20T15:00:00Z', '2026-11-01T07:30:00Z', '2026-11-01T06:30:00Z', '2025-11-03T15:00:00Z'),
      'pacific',
    );
    expect(items.map((item) => (item.kind === 'month' ? item.month : item.key))).toEqual([
      '2026-11',
      's0',
      's1',
      '2026-10',
      's2',
      '2025-11',
      's3',
    ]);
    expect(items[0]).toMatchObject({ sessions: 2 });
  });

  it('has the sessions without a date together', () => {
    const items = byMonth(rowsAt('2026-11-20T15:00:00Z', null, null), 'pacific');
    expect(items.at(2)).toMatchObject({ kind: 'month', month: '', sessions: 2 });
    expect(byMonth([], 'pacific')).toEqual([]);
  });

  it('counts the sessions of each year at its first month', () => {
    const items = byMonth(
      rowsAt('2026-11-20T15:00:00Z', '2026-10-20T15:00:00Z', '2024-05-20T15:00:00Z', null),
      'pacific',
    );
    expect(yearsOf(items)).toEqual([
      { year: '2026', sessions: 2, index: 0 },
      { year: '2024', sessions: 1, index: 4 },
    ]);
  });

  it('names a year once where sessions of two alternate on the clocks of their spots', () => {
    const at = (url_hash: string, activity_time: string, time_zone: string) =>
      sampleRow({ url_hash, activity_time, time_zone });
    const items = byMonth(
      [
        at('santaCruz', '2026-01-01T02:00:00Z', 'America/Los_Angeles'),
        at('lordHowe', '2025-12-31T20:00:00Z', 'Australia/Lord_Howe'),
        at('pacifica', '2025-12-31T18:00:00Z', 'America/Los_Angeles'),
      ],
      'spot',
    );
    expect(yearsOf(items)).toEqual([
      { year: '2025', sessions: 2, index: 0 },
      { year: '2026', sessions: 1, index: 2 },
    ]);
  });
});
