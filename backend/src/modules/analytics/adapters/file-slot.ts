import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { DuckDbFile } from './duckdb-file.ts';

/** Slots held in this process: the lock of an open file excludes other processes only. */
const held = new Set<string>();

type Read<Opened> = (file: DuckDbFile) => Promise<Opened>;

/** A numbered place for a file and the copy that is built beside it, held by one process at a time. */
export class FileSlot {
  private readonly logger = new Logger(FileSlot.name);
  private readonly serving: string;
  private readonly next: string;

  private constructor(private readonly place: string) {
    this.serving = `${place}.duckdb`;
    this.next = `${place}.next.duckdb`;
  }

  /** Holds the first slot whose file no other process has open. */
  static async claim<Opened>(
    folder: string,
    read: Read<Opened>,
  ): Promise<{ readonly slot: FileSlot; readonly opened: Opened }> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (let number = 1; ; number += 1) {
      const slot = new FileSlot(join(folder, String(number)));
      if (held.has(slot.place)) continue;
      held.add(slot.place);
      try {
        const opened = await slot.openServing(read);
        if (opened !== undefined) return { slot, opened };
        slot.release();
      } catch (error) {
        slot.release();
        throw error;
      }
    }
  }

  release(): void {
    held.delete(this.place);
  }

  /** Undefined when another process has the file open. A file that can't be opened and read is replaced by an empty one. */
  openServing<Opened>(read: Read<Opened>): Promise<Opened | undefined> {
    return this.open(this.serving, read);
  }

  async openNext<Opened>(read: Read<Opened>): Promise<Opened> {
    const opened = await this.open(this.next, read);
    if (opened === undefined) throw new Error(`${this.next} is in use`);
    return opened;
  }

  async removeNext(): Promise<void> {
    await this.remove(this.next);
  }

  /** Replaces the file by the one that was built; both are closed. */
  async serveNext(): Promise<void> {
    // An earlier WAL must not be replayed on the new file.
    await rm(`${this.serving}.wal`, { force: true });
    await rename(this.next, this.serving);
  }

  /** Keeps the damaged file, one per slot, for inspection. */
  async moveAside(error: unknown): Promise<void> {
    this.logger.warn(`${this.serving} is damaged and built anew from the events: ${String(error)}`);
    await this.replace(this.serving);
  }

  private async open<Opened>(path: string, read: Read<Opened>): Promise<Opened | undefined> {
    const marker = `${path}.opening`;
    const before = await markerOf(marker);
    if (before !== undefined && isRunning(before)) return undefined;
    // A crash while DuckDB replays the WAL can't be caught: the marker keeps it from recurring at every start.
    if (before !== undefined) await this.replace(path);
    await writeFile(marker, String(process.pid));
    try {
      return await this.openAndRead(path, read);
    } catch (error) {
      if (isLocked(error)) return undefined;
      this.logger.warn(`${path} can't be opened and is built anew from the events: ${String(error)}`);
      await this.replace(path);
      return await this.openAndRead(path, read);
    } finally {
      await rm(marker, { force: true });
    }
  }

  private async openAndRead<Opened>(path: string, read: Read<Opened>): Promise<Opened> {
    const file = await DuckDbFile.open(path, `${this.place}.temp`);
    try {
      return await read(file);
    } catch (error) {
      file.close();
      throw error;
    }
  }

  private async replace(path: string): Promise<void> {
    if (path !== this.serving) return this.remove(path);
    const aside = `${this.place}.damaged.duckdb`;
    await this.remove(aside);
    for (const ending of ['', '.wal']) {
      await rename(path + ending, aside + ending).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      });
    }
  }

  private async remove(path: string): Promise<void> {
    for (const ending of ['.wal', '']) await rm(path + ending, { force: true });
  }
}

/** The process that began to open the file and did not finish. */
async function markerOf(path: string): Promise<number | undefined> {
  try {
    return Number(await readFile(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const isLocked = (error: unknown) =>
  /Conflicting lock is held|being used by another process/.test(String(error));
