const waiting: (() => void)[] = [];

/**
 * Resolves in an event loop turn of its own, in order of the calls. With many large responses in progress, another
 * request waits for one slice of one response per turn, not for one slice of each.
 */
export function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(next);
  });
}

/** Resolves the oldest call. */
function next(): void {
  waiting.shift()!();
  if (waiting.length > 0) setImmediate(next);
}
