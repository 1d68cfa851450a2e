/** `npm run bench:engine`: speed of the engine, and the memory that a file takes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchCodec } from './codec-speed.ts';
import { benchDetection } from './detection-speed.ts';
import { benchFiles } from './file-speed.ts';
import { benchHostileFiles } from './hostile-reading.ts';

const folder = mkdtempSync(join(tmpdir(), 'rideline-bench-'));
try {
  console.log(
    `Node ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}\n`,
  );
  benchCodec();
  benchDetection();
  await benchHostileFiles();
  await benchFiles(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
