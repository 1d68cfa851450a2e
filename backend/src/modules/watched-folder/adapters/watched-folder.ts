import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { SurfType } from '@rideline/detection-engine';
import { pause } from '../../../platform/clock/backoff.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { VerifiedEmails } from '../../identity/index.ts';
import { FolderIntake, isRealFolder } from './folder-intake.ts';

const LOOK_EVERY_MS = 1_000;
/** A file whose size has not changed for this long is complete. */
const STILL_MS = 5_000;
const RETRY_MS = 60_000;
/** Of each person before the next person's turn. */
const MOST_FILES_A_TURN = 10;
/** Folders within a person's, and the kind of wave of their files. */
const SURF_TYPES: readonly (readonly [folder: string, SurfType])[] = [
  ['', 'traveling_waves'],
  ['skookumchuck', 'standing_waves'],
];

interface Seen {
  readonly size: number;
  /** When it may be taken, on the clock of `performance`. */
  readonly takeAt: number;
}

/** A person's part of one look at all folders. */
interface Turn {
  readonly owner: number;
  readonly folder: string;
  filesLeft: number;
}

/**
 * Looks every second for files in `WATCH_DIR/<email>/` and takes those that are complete. It asks the folder again and
 * again, because shares of a network send no notices. Several processes may look at once: a file that two take is one
 * session.
 */
@Injectable()
export class WatchedFolder implements OnApplicationShutdown {
  private readonly logger = new Logger(WatchedFolder.name);
  private readonly stopped = new AbortController();
  private readonly told = new Set<string>();
  private seen = new Map<string, Seen>();
  private watching: Promise<void> | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly emails: VerifiedEmails,
    private readonly intake: FolderIntake,
  ) {}

  /** Looks until the app stops; not at all without WATCH_DIR. */
  start(): void {
    if (this.config.watchDir !== undefined) this.watching = this.watch(this.config.watchDir);
  }

  /** Waits for the file that is being taken. */
  async onApplicationShutdown(): Promise<void> {
    this.stopped.abort();
    await this.watching;
  }

  private async watch(folder: string): Promise<void> {
    const { signal } = this.stopped;
    while (!signal.aborted) {
      const isAllTaken = await this.look(folder).catch((error: unknown) => {
        this.tellOnce(`${folder}: ${String(error)}`);
        return true;
      });
      if (isAllTaken) await pause(LOOK_EVERY_MS, signal);
    }
  }

  /** False where more files are complete than the turns of their people allowed. */
  private async look(folder: string): Promise<boolean> {
    let isAllTaken = true;
    const seen = new Map<string, Seen>();
    const people = await readdir(folder, { withFileTypes: true });
    for (const { name: email } of people.filter((entry) => entry.isDirectory())) {
      const owner = email === email.toLowerCase() ? await this.emails.ownerOf(email) : undefined;
      if (owner === undefined) {
        this.tellOnce(
          `${join(folder, email)} is left alone: it is named after no verified email in lower case`,
        );
        continue;
      }
      const turn = { owner, folder: join(folder, email), filesLeft: MOST_FILES_A_TURN };
      for (const [part, surfType] of SURF_TYPES) await this.lookInto(turn, part, surfType, seen);
      if (turn.filesLeft === 0) isAllTaken = false;
    }
    this.seen = seen;
    return isAllTaken;
  }

  private async lookInto(
    turn: Turn,
    part: string,
    surfType: SurfType,
    seen: Map<string, Seen>,
  ): Promise<void> {
    const folder = join(turn.folder, part);
    const entries = (await isRealFolder(folder)) ? await readdir(folder, { withFileTypes: true }) : [];
    for (const { name } of entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))) {
      if (this.stopped.signal.aborted) return;
      const path = join(folder, name);
      const size = await lstat(path).then(
        (found) => found.size,
        () => undefined,
      );
      if (size === undefined) continue;
      const now = performance.now();
      const before = this.seen.get(path);
      if (before?.size !== size) seen.set(path, { size, takeAt: now + STILL_MS });
      else if (now < before.takeAt || turn.filesLeft === 0) seen.set(path, before);
      else {
        turn.filesLeft--;
        const isTaken = await this.intake.take(path, name, { ...turn, surfType });
        // What could not be taken now is tried again later.
        if (!isTaken) seen.set(path, { size, takeAt: now + RETRY_MS });
      }
    }
  }

  private tellOnce(message: string): void {
    if (this.told.has(message)) return;
    this.told.add(message);
    this.logger.warn(message);
  }
}
