import { useState } from 'react';
import type { CardFolds } from './wave-card.tsx';

/** The open parts of the wave card. Beside the map there is room for the trackpoints at once. */
export function useCardFolds(beside: boolean): CardFolds {
  const [toggled, setToggled] = useState({ exact: false, why: false, trackpoints: false });
  return {
    exact: toggled.exact,
    why: toggled.why,
    trackpoints: toggled.trackpoints !== beside,
    toggle: (part) => setToggled({ ...toggled, [part]: !toggled[part] }),
  };
}
