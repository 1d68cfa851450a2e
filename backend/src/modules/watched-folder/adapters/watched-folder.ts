import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { SurfType } from '@rideline/detection-engine';
import { pause } from '../../../kernel/clock/backoff.ts';
import { CONFIG, type Config } from '../../../kernel/config/config.ts';
import { VerifiedEmails } from '../../identity/index.ts';
import { FolderIntake } from './folder-intake.ts';

const LOOK_EVERY_MS = 1_000;
/** A file whose size has not changed for this long is complete. */
const STILL_MS = 5_000;
const RETRY_MS = 60_000;
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
      await this.look(folder).catch((error: unknown) => this.tellOnce(`${folder}: ${String(error)}`));
      await pause(LOOK_EVERY_MS, signal);
    }
  }

  private async look(folder: string): Promise<void> {
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
      for (const [part, surfType] of SURF_TYPES) {
        await this.lookInto({ owner, folder: join(folder, email), surfType }, part, seen);
      }
    }
    this.seen = seen;
  }

  private async lookInto(
    person: { readonly owner: number; readonly folder: string; readonly surfType: SurfType },
    part: string,
    seen: Map<string, Seen>,
  ): Promise<void> {
    const entries = await readdir(join(person.folder, part), { withFileTypes: true }).catch(() => []);
    for (const { name } of entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))) {
      if (this.stopped.signal.aborted) return;
      const path = join(person.folder, part, name);
      const size = await stat(path).then(
        (found) => found.size,
        () => undefined,
      );
      if (size === undefined) continue;
      const now = performance.now();
      const before = this.seen.get(path);
      if (before?.size !== size) seen.set(path, { size, takeAt: now + STILL_MS });
      else if (now < before.takeAt) seen.set(path, before);
      // What could not be taken now is tried again later.
      else if (!(await this.intake.take(path, name, person)))
        seen.set(path, { size, takeAt: now + RETRY_MS });
    }
  }

  private tellOnce(message: string): void {
    if (this.told.has(message)) return;
    this.told.add(message);
    this.logger.warn(message);
  }
}
