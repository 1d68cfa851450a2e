const PARENT_CHECK_MS = 250;

/**
 * Calls `stop` once: for Ctrl-C, SIGTERM, a closed terminal, or an npm that was ended, whose shell hands no
 * signal on to us.
 */
export function whenAskedToStop(stop) {
  let asked = false;
  const ask = (signal) => {
    if (asked) return;
    asked = true;
    stop(signal);
  };
  process.on('SIGINT', () => ask('SIGINT'));
  process.on('SIGTERM', () => ask('SIGTERM'));
  process.on('SIGHUP', () => ask('SIGTERM'));
  if (process.env.npm_lifecycle_event) {
    const npm = process.ppid;
    setInterval(() => process.ppid !== npm && ask('SIGTERM'), PARENT_CHECK_MS).unref();
  }
}
