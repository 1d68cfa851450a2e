import { existsSync, readFileSync } from 'node:fs';

/**
 * The most memory this process held at once, in KiB. Linux's own account is asked where there is one: the usual one
 * starts from what the parent process held.
 */
export function peakMemory(): number {
  if (!existsSync('/proc/self/status')) return process.resourceUsage().maxRSS;
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))![1]);
}
