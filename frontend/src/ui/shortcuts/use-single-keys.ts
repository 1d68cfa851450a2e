import { useWindowEvent } from '@mantine/hooks';
import { singleKeyOf } from './single-key.ts';

/** Runs the action of a single-key shortcut. */
export function useSingleKeys(actions: Readonly<Record<string, () => void>>): void {
  useWindowEvent('keydown', (event) => {
    const key = singleKeyOf(event);
    if (key !== null) actions[key]?.();
  });
}
