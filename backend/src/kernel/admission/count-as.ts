import { AsyncLocalStorage } from 'node:async_hooks';

type CountMore = (requests: number) => void;

const ofRequest = new AsyncLocalStorage<CountMore>();

/**
 * Counts the current request as several more of its caller, because its answer costs as much. The requests after this
 * one are refused sooner, not this one. Work outside of an expensive request counts nothing.
 */
export function countAsMore(requests: number): void {
  if (requests > 0) ofRequest.getStore()?.(requests);
}

/** Runs `work` so that `countAsMore` within it counts with `count`. */
export const countingMore = <Result>(count: CountMore, work: () => Result): Result =>
  ofRequest.run(count, work);
