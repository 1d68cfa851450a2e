import { useSyncExternalStore } from 'react';

/** A value outside React that changes many times a second. Only subscribed components re-render. */
export interface Signal<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Returns the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createSignal<Value>(initial: Value, same: (a: Value, b: Value) => boolean): Signal<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (same(current, value)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Re-renders only when the selected part changes; select returns a primitive or a stable reference. */
export function useSignal<Value, Part>(signal: Signal<Value>, select: (value: Value) => Part): Part {
  const read = () => select(signal.get());
  return useSyncExternalStore(signal.subscribe, read, read);
}
