import { rm } from 'node:fs/promises';

/** How many documents were loaded and how many there are; shared between threads. */
export class Progress {
  constructor(readonly counts = new Int32Array(new SharedArrayBuffer(8))) {}

  get percent(): number {
    const [loaded = 0, all = 0] = this.counts;
    return all === 0 ? 0 : Math.floor((100 * loaded) / all);
  }

  start(all: number): void {
    this.counts.set([0, all]);
  }

  add(loaded: number): void {
    this.counts[0]! += loaded;
  }
}

/** Removes the file of a snapshot that is closed. */
export async function removeSnapshot(path: string): Promise<void> {
  for (const ending of ['', '.wal', '.temp', '.pages'])
    await rm(path + ending, { recursive: true, force: true });
}
