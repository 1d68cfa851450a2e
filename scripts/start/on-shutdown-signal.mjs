const PARENT_CHECK_MS = 250;

/**
 * Calls `stop` once, on Ctrl-C, SIGTERM, a closed terminal, or when npm exits: npm's shell does not forward signals.
 * @param {(signal: NodeJS.Signals) => void} stop
 */
export function onShutdownSignal(stop) {
  let isStopping = false;
  const stopOnce = (signal) => {
    if (isStopping) return;
    isStopping = true;
    stop(signal);
  };
  process.on('SIGINT', () => stopOnce('SIGINT'));
  process.on('SIGTERM', () => stopOnce('SIGTERM'));
  process.on('SIGHUP', () => stopOnce('SIGTERM'));
  if (process.env.npm_lifecycle_event) {
    const npm = process.ppid;
    setInterval(() => process.ppid !== npm && stopOnce('SIGTERM'), PARENT_CHECK_MS).unref();
  }
}
