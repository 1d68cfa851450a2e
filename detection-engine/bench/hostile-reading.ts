import { HOSTILE_FILES } from '../test/hostile-files.ts';
import { readTrackFile } from '../test/read-with-room.ts';
import type { Figure } from '../../scripts/bench/table.ts';

const BYTES = 3_000_000;
const SHOWN = 3;

/** The files that take the readers the longest time a byte; at the size limit of 25 MB, 40 ns a byte are a second. */
export async function measureHostileFiles(): Promise<Figure[]> {
  const nanoseconds: [name: string, perByte: number][] = [];
  for (const { name, build } of HOSTILE_FILES) {
    const bytes = build(BYTES);
    const begun = process.cpuUsage();
    await readTrackFile(bytes, 'a').catch(() => undefined);
    const { user, system } = process.cpuUsage(begun);
    nanoseconds.push([name, ((user + system) * 1000) / bytes.length]);
  }
  const worst = nanoseconds.sort(([, one], [, other]) => other - one).slice(0, SHOWN);
  return worst.map(([name, measured]) => ({
    what: `hostile: ${name}`,
    measured,
    unit: 'ns a byte',
    goal: 40,
  }));
}
