import { useState } from 'react';
import type { ColumnVisibilityState, Updater } from '@tanstack/react-table';
import { functionalUpdate } from '@tanstack/react-table';
import type { SurfType } from '../../../../app/api-types.ts';

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
