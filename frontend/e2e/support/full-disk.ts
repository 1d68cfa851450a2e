import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFreshApp } from '../../../scripts/start/fresh-app.mjs';

const DISK_BYTES = 64 * 1024 * 1024;

export interface AppOnFullDisk {
  readonly url: string;
  readonly dataDir: string;
  /** Frees space on the disk of the original files. */
  readonly makeRoom: () => void;
  readonly stop: () => Promise<void>;
}

interface Disk {
  readonly nodeArguments: string[];
  readonly fill: () => void;
  readonly makeRoom: () => void;
  readonly release: () => void;
}

/** Starts the built app with a full disk for original files. */
export async function startOnFullDisk(): Promise<AppOnFullDisk> {
  const folder = mkdtempSync(join(tmpdir(), 'rideline-full-'));
  // The embedded database may run as another user.
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'data');
  const blobs = join(dataDir, 'blobs');
  mkdirSync(blobs, { recursive: true });
  const disk = mountedDisk(blobs) ?? simulatedDisk(folder);
  const release = () => {
    disk.release();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const { nodeArguments, makeRoom } = disk;
    const app = await startFreshApp({ settings: { DATA_DIR: dataDir }, nodeArguments });
    disk.fill();
    const stop = async () => {
      await app.stop();
      release();
    };
    return { url: app.url, dataDir, makeRoom, stop };
  } catch (error) {
    release();
    throw error;
  }
}

/** Mounts a small disk at this folder; null without permission to mount (only root on Linux has it). */
function mountedDisk(folder: string): Disk | null {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    nodeArguments: [],
    fill: () => {
      try {
        writeFileSync(filler, Buffer.alloc(2 * DISK_BYTES));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    makeRoom: () => rmSync(filler),
    release: () => execFileSync('umount', [folder]),
  };
}

/** Patches the app's file handles: writes fail with ENOSPC while a marker file exists. */
function simulatedDisk(folder: string): Disk {
  const marker = join(folder, 'full');
  const program = `
    import { existsSync } from 'node:fs';
    import { open } from 'node:fs/promises';
    const probe = await open(process.execPath);
    const handle = Object.getPrototypeOf(probe);
    await probe.close();
    for (const name of ['write', 'writev']) {
      const write = handle[name];
      handle[name] = async function (...given) {
        if (existsSync(${JSON.stringify(marker)})) {
          throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        }
        return write.apply(this, given);
      };
    }`;
  return {
    nodeArguments: [`--import=data:text/javascript,${encodeURIComponent(program)}`],
    fill: () => writeFileSync(marker, ''),
    makeRoom: () => rmSync(marker),
    release: () => undefined,
  };
}
