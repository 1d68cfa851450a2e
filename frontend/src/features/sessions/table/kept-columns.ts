import { useState } from 'react';
import type { ColumnVisibilityState, Updater } from '@tanstack/react-table';
import { functionalUpdate } from '@tanstack/react-table';
import type { SurfType } from '../../../app/api-types.ts';

/** Until others are chosen. */
const HIDDEN = ['paddled', 'average_heart_rate', 'max_heart_rate'];

const keyOf = (list: SurfType) => `rideline.columns.${list}`;

const hiding = (ids: readonly unknown[]): ColumnVisibilityState =>
  Object.fromEntries(ids.map((id) => [String(id), false]));

function read(list: SurfType): ColumnVisibilityState {
  try {
    const hidden = JSON.parse(localStorage.getItem(keyOf(list)) ?? 'null') as unknown;
    return hiding(Array.isArray(hidden) ? hidden : HIDDEN);
  } catch {
    return hiding(HIDDEN);
  }
}

function write(list: SurfType, visibility: ColumnVisibilityState): void {
  const hidden = Object.keys(visibility).filter((id) => visibility[id] === false);
  try {
    localStorage.setItem(keyOf(list), JSON.stringify(hidden));
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}

/** The visible columns of a list, stored in this browser. */
export function useKeptColumns(list: SurfType) {
  const [visibility, setVisibility] = useState(() => read(list));
  const change = (updater: Updater<ColumnVisibilityState>) => {
    const next = functionalUpdate(updater, visibility);
    write(list, next);
    setVisibility(next);
  };
  return [visibility, change] as const;
}
