import { useEffect, useEffectEvent } from 'react';
import { singleKeyOf } from './single-key.ts';

/** Runs the action of a single-key shortcut. */
export function useSingleKeys(actions: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = singleKeyOf(event);
    if (key !== null) actions[key]?.();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
