import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** The fields of /proc/PID/stat behind the name, which can hold blanks. */
function statOf(pid: string): readonly string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    // The process has ended.
    return undefined;
  }
}

/** A process with all processes below it. */
function withDescendants(pid: string): readonly string[] {
  const children = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && statOf(entry)?.[1] === pid);
  return [pid, ...children.flatMap(withDescendants)];
}

/** Processor time in ms that a process has used, with all processes below it, also those that ended. Linux only. */
export function processorTime(pid: number | string): number {
  return withDescendants(String(pid)).reduce((sum, id) => {
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = (statOf(id)?.slice(11, 15) ?? []).map(
      Number,
    );
    return sum + (user + system + endedUser + endedSystem) * TICK_MS;
  }, 0);
}

/** Processor time in ms that a process has used itself, with its threads. Linux only. */
export function ownProcessorTime(pid: number | string): number {
  const [user = 0, system = 0] = (statOf(String(pid))?.slice(11, 13) ?? []).map(Number);
  return (user + system) * TICK_MS;
}

/** Memory of a process and all below it in MB, where shared pages count by the number of their users. Linux only. */
export function proportionalMemory(pid: number | string): number {
  const kilobytes = withDescendants(String(pid)).map((id) =>
    Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1000;
}

/** Resident memory of a process in MB. Linux only. */
export function residentMemory(pid: number | string): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;
}

/** Open files of a process by kind, such as `socket` and `pipe`. Linux only. */
export function openFiles(pid: number | string): Readonly<Record<string, number>> {
  const kinds: Record<string, number> = {};
  for (const file of readdirSync(`/proc/${pid}/fd`)) {
    const target = readlinkSync(`/proc/${pid}/fd/${file}`);
    const kind = target.startsWith('/') ? 'file' : target.replace(/:?\[?\d+\]?$/, '');
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  return kinds;
}

/** Process id of the Postgres in a data folder. */
export const postgresOf = (dataDir: string): string =>
  readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
