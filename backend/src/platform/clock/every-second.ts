const SECOND_MS = 1_000;

/** Passes a call on when the last one that was passed on is a second ago. */
export function everySecond<Value>(report: (value: Value) => void): (value: Value) => void {
  let at = performance.now();
  return (value) => {
    if (performance.now() - at < SECOND_MS) return;
    at = performance.now();
    report(value);
  };
}
