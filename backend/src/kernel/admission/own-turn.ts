const waiting: (() => void)[] = [];

/**
 * Resolves in a turn of the event loop that no other long piece of work has. With many answers under way, any other
 * request waits for one slice of one of them between its own steps, not for a slice of each.
 */
export function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(next);
  });
}

/** The one that has waited longest. */
function next(): void {
  waiting.shift()!();
  if (waiting.length > 0) setImmediate(next);
}
