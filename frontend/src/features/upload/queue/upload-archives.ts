import { nanoid } from '@reduxjs/toolkit';
import type { ArchiveLimits } from '../archive/entry-reader.ts';
import { isZip } from '../archive/file-kinds.ts';
import type { ArchiveReport } from '../archive/read-archive.ts';
import type { ReadArchive } from '../archive/read-in-worker.ts';
import type { AccountFolder } from './account-folders.ts';
import { itemInArchive, pathOf } from './new-items.ts';
import { folderOf, isFolder, isReading, type UploadArchive } from './upload-archive.ts';
import { identityOf, isOtherSport, type UploadChoice } from './upload-item.ts';
import type { UploadQueue } from './upload-queue.ts';
import type { UploadStore } from './upload-store.ts';

interface ReadOptions {
  readonly limits: ArchiveLimits;
  readonly allSports: boolean;
}

/** The chosen archives, which are read one after the other. Their files become items of the queue. */
export class UploadArchives {
  private all: readonly UploadArchive[] = [];
  private store: UploadStore | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly reading = new Map<string, AbortController>();
  /** Archives whose file may be stored: not those with health records, or whose content isn't known yet. */
  private readonly storable = new Set<string>();
  private turn: Promise<void> = Promise.resolve();

  constructor(
    private readonly queue: UploadQueue,
    private readonly readArchive: ReadArchive,
  ) {}

  readonly archives = (): readonly UploadArchive[] => this.all;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Adds the stored archives and stores all further changes. Goes on reading those whose file is at hand. */
  attachStore(store: UploadStore, stored: readonly UploadArchive[], limits: ArchiveLimits): void {
    const chosenMeanwhile = this.all;
    this.store = store;
    this.set([...stored, ...chosenMeanwhile]);
    for (const { id } of stored.filter(({ file }) => file !== null)) this.storable.add(id);
    for (const archive of chosenMeanwhile) this.save(archive);
    for (const archive of stored.filter(isReading)) this.read(archive, { limits, allSports: false });
  }

  /** Reads a chosen archive. One that was chosen before goes on where it stopped. */
  add(archiveOrFolder: File | AccountFolder, limits: ArchiveLimits): void {
    const chosen = factsOf(archiveOrFolder);
    const before = this.all.find((archive) => identityOf(archive) === identityOf(chosen));
    if (before !== undefined && isReading(before)) return;
    const archive: UploadArchive = {
      ...chosen,
      id: before?.id ?? nanoid(),
      choice: before?.choice ?? null,
      found: 0,
      state: { step: 'reading', done: 0, total: 0 },
    };
    if (before === undefined) {
      this.set([...this.all, archive]);
      this.save(archive);
    } else {
      this.change(archive.id, archive);
    }
    this.read(archive, { limits, allSports: false });
  }

  /** Adds what was left in the archive as another sport. */
  addOtherSports(id: string, limits: ArchiveLimits): void {
    const archive = this.all.find((one) => one.id === id);
    if (archive?.file === undefined || archive.file === null || isReading(archive)) return;
    this.change(id, { state: { step: 'reading', done: 0, total: 0 } });
    this.read(archive, { limits, allSports: true });
  }

  /** Files that are found from now on are sent at once. */
  start(choice: UploadChoice): void {
    for (const archive of this.all.filter(isReading)) this.change(archive.id, { choice });
  }

  /** Takes the archive off the list, with what was left in it; files that were added stay. */
  remove(id: string): void {
    const archive = this.all.find((one) => one.id === id);
    if (archive === undefined) return;
    this.reading.get(id)?.abort();
    this.store?.removeArchives([id]);
    this.set(this.all.filter((one) => one.id !== id));
    if (isZip(archive.path) || isFolder(archive)) this.queue.removeOtherSports(folderOf(archive));
  }

  /** Stops reading; what is stored stays unless `deleteStored`. */
  clear({ deleteStored }: { deleteStored: boolean }): void {
    if (deleteStored) this.store?.removeArchives(this.all.map(({ id }) => id));
    this.store = null;
    for (const control of this.reading.values()) control.abort();
    this.set([]);
  }

  private read({ id }: UploadArchive, options: ReadOptions): void {
    const control = new AbortController();
    this.reading.set(id, control);
    this.turn = this.turn.then(() => this.readNow(id, options, control));
  }

  private async readNow(
    id: string,
    { limits, allSports }: ReadOptions,
    control: AbortController,
  ): Promise<void> {
    const archive = this.all.find((one) => one.id === id);
    const file = archive?.file ?? null;
    if (archive === undefined || file === null || control.signal.aborted) return;
    const folder = folderOf(archive);
    // Files in the list are not read again.
    const inside = this.queue.items().filter((item) => item.path.startsWith(folder) && !isOtherSport(item));
    this.replace({ ...archive, found: inside.length });
    const request = { file, limits, allSports, known: this.knownIn(archive, allSports) };
    const ending = await this.readArchive(
      request,
      control.signal,
      async ({ batch, mayStore, ...progress }) => {
        const now = this.all.find((one) => one.id === id);
        if (now === undefined || control.signal.aborted) return;
        const found = now.found + batch.filter(({ kind }) => kind !== 'other_sport').length;
        const reading: UploadArchive = { ...now, found, state: { step: 'reading', ...progress } };
        this.replace(reading);
        if (mayStore && !this.storable.has(id)) {
          this.storable.add(id);
          this.save(reading);
        }
        const place = { folder, modified: now.modified, choice: now.choice, isStored: mayStore };
        await this.queue.add(batch.map((found) => itemInArchive(found, place)));
      },
    );
    if (this.reading.get(id) === control) this.reading.delete(id);
    if (ending === null || control.signal.aborted) return;
    if ('sentence' in ending) this.change(id, { state: { step: 'failed', sentence: ending.sentence } });
    else if (ending.report === null || !isWorthTelling(ending.report)) this.remove(id);
    else this.change(id, { state: { step: 'read', report: ending.report } });
  }

  /** Paths in the archive that need no reading again. */
  private knownIn(archive: UploadArchive, allSports: boolean): ReadonlySet<string> {
    const folder = folderOf(archive);
    const known = this.queue.items().filter((item) => item.path.startsWith(folder));
    const needed = known.filter((item) => !(allSports && isOtherSport(item)));
    return new Set(needed.map(({ path }) => path.slice(folder.length)));
  }

  private change(id: string, change: Partial<UploadArchive>): void {
    const archive = this.all.find((one) => one.id === id);
    if (archive === undefined) return;
    const changed = { ...archive, ...change };
    this.save(changed);
    this.replace(changed);
  }

  private save(archive: UploadArchive): void {
    this.store?.saveArchive(this.storable.has(archive.id) ? archive : { ...archive, file: null });
  }

  private replace(changed: UploadArchive): void {
    this.set(this.all.map((archive) => (archive.id === changed.id ? changed : archive)));
  }

  private set(archives: readonly UploadArchive[]): void {
    this.all = archives;
    this.listeners.forEach((listener) => listener());
  }
}

const isWorthTelling = ({ origin, notActivities, notes }: ArchiveReport): boolean =>
  origin !== 'zip' || notActivities > 0 || notes.length > 0;

function factsOf(chosen: File | AccountFolder): Pick<UploadArchive, 'path' | 'size' | 'modified' | 'file'> {
  if (chosen instanceof File) {
    return { path: pathOf(chosen), size: chosen.size, modified: chosen.lastModified, file: chosen };
  }
  const { name, files } = chosen;
  const size = files.reduce((sum, { file }) => sum + file.size, 0);
  const modified = files.reduce((latest, { file }) => Math.max(latest, file.lastModified), 0);
  return { path: `${name}/`, size, modified, file: files };
}
