/** `npm run bench:engine`: speed of the engine compared with upper bounds and other programs. Ratios matter. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchCodec } from './codec-speed.ts';
import { benchDetection } from './detection-speed.ts';
import { benchFiles } from './file-races.ts';

const folder = mkdtempSync(join(tmpdir(), 'rideline-bench-'));
try {
  console.log(
    `Node ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}\n`,
  );
  benchCodec();
  benchDetection(folder);
  await benchFiles(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
