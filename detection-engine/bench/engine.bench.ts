/** `npm run bench:engine`: speed of the engine, and the memory that a file takes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { printFigures } from '../../scripts/bench/table.ts';
import { measureFiles } from './file-speed.ts';
import { measureHostileFiles } from './hostile-reading.ts';
import { measureSpeed } from './measure-speed.ts';

const folder = mkdtempSync(join(tmpdir(), 'rideline-bench-'));
try {
  console.log(
    `Node ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}\n`,
  );
  printFigures([...measureSpeed(), ...(await measureHostileFiles()), ...(await measureFiles(folder))]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
