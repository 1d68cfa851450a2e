import { useState } from 'react';
import type { SurfType } from '../../../app/api-types.ts';

/** Until others are chosen. */
const HIDDEN = ['paddled', 'average_heart_rate', 'max_heart_rate'];

const keyOf = (list: SurfType) => `rideline.columns.${list}`;

function read(list: SurfType): readonly unknown[] {
  try {
    const hidden = JSON.parse(localStorage.getItem(keyOf(list)) ?? 'null') as unknown;
    return Array.isArray(hidden) ? hidden : HIDDEN;
  } catch {
    return HIDDEN;
  }
}

/** The ids of a list's hidden columns, stored in this browser. */
export function useHiddenColumns(list: SurfType) {
  const [hidden, setHidden] = useState(() => read(list));
  const hide = (ids: readonly unknown[]) => {
    try {
      localStorage.setItem(keyOf(list), JSON.stringify(ids));
    } catch {
      // Without storage the choice lasts until the page is closed.
    }
    setHidden(ids);
  };
  return [hidden, hide] as const;
}
