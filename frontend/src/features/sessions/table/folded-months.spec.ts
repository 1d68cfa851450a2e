import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { sampleRow } from '../../../testing/sessions.ts';
import { useFoldedMonths } from './folded-months.ts';
import { byMonth, type ListItem } from './list-items.ts';

/** A session a week, newest first. */
const weekly = (count: number): readonly ListItem[] =>
  byMonth(
    Array.from({ length: count }, (_, week) => {
      const activity_time = new Date(Date.UTC(2026, 10, 27, 18) - week * 7 * 86_400_000).toISOString();
      return sampleRow({ url_hash: `s${week}`, activity_time });
    }),
    'pacific',
  );
const months = (items: readonly ListItem[]) => items.filter(({ kind }) => kind === 'month').length;
const sessions = (items: readonly ListItem[]) => items.filter(({ kind }) => kind === 'session').length;

const folded = (items: readonly ListItem[], isFiltered = false) =>
  renderHook(() => useFoldedMonths(items, isFiltered), {
    wrapper: ({ children }: { children: ReactNode }) => createElement(MemoryRouter, null, children),
  }).result;

describe('a long list by month', () => {
  it('shows the sessions of its first three months, and the headings of all', () => {
    const all = weekly(60);
    const { items } = folded(all).current;
    expect(sessions(items)).toBe(13);
    expect(months(items)).toBe(months(all));
  });

  it('shows and hides a month', () => {
    const result = folded(weekly(60));
    act(() => result.current.folding?.toggle('2026-08'));
    expect(sessions(result.current.items)).toBe(17);
    act(() => result.current.folding?.toggle('2026-11'));
    expect(sessions(result.current.items)).toBe(13);
    act(() => result.current.folding?.open('2026-11'));
    expect(result.current.folding?.isOpen('2026-11')).toBe(true);
  });
});

describe('a list', () => {
  it('is whole when it is short or filtered', () => {
    expect(folded(weekly(29)).current).toEqual({ items: weekly(29), folding: undefined });
    expect(folded(weekly(60), true).current.folding).toBeUndefined();
  });
});
