import { useState } from 'react';
import type { ColumnVisibilityState, Updater } from '@tanstack/react-table';
import { functionalUpdate } from '@tanstack/react-table';
import type { SurfType } from '../activity.ts';

const keyOf = (list: SurfType) => `rideline.columns.${list}`;

function read(list: SurfType): ColumnVisibilityState {
  try {
    const hidden = JSON.parse(localStorage.getItem(keyOf(list)) ?? '[]') as unknown;
    return Object.fromEntries((Array.isArray(hidden) ? hidden : []).map((id) => [String(id), false]));
  } catch {
    return {};
  }
}

function write(list: SurfType, visibility: ColumnVisibilityState): void {
  const hidden = Object.keys(visibility).filter((id) => visibility[id] === false);
  try {
    if (hidden.length === 0) localStorage.removeItem(keyOf(list));
    else localStorage.setItem(keyOf(list), JSON.stringify(hidden));
  } catch {
    // The choice then lasts as long as this page.
  }
}

/** Which columns of a list are shown: as this browser was told last. */
export function useKeptColumns(list: SurfType) {
  const [visibility, setVisibility] = useState(() => read(list));
  const change = (updater: Updater<ColumnVisibilityState>) => {
    const next = functionalUpdate(updater, visibility);
    write(list, next);
    setVisibility(next);
  };
  return [visibility, change] as const;
}
