import { spotZone } from '../../../lib/dates.ts';
import type { Sent } from './send-file.ts';
import {
  canRetry,
  hasFailed,
  identityOf,
  isFinished,
  isReady,
  isInFlight,
  isOtherSport,
  isUnfinished,
  waitsForNetwork,
  type ItemToSend,
  type UploadChoice,
  type UploadItem,
  type UploadState,
} from './upload-item.ts';
import type { UploadStore } from './upload-store.ts';

const MAX_PARALLEL_UPLOADS = 3;
/** Answers to the bytes of a file or their number, which stay the same: Bad Request, Content Too Large, Unprocessable. */
const NEVER_READ = [400, 413, 422];
/** Attempts in a row without an answer, after which the user has to retry. */
const MAX_ATTEMPTS = 10;

interface QueueDependencies {
  readonly send: (item: ItemToSend, signal: AbortSignal, onSent: (share: number) => void) => Promise<Sent>;
  readonly onAnalyzed: () => void;
  /** Called on 401; the file stays ready. */
  readonly onSignedOut: (sentence: string) => void;
}

const READY: UploadState = { step: 'ready' };
const QUEUED: UploadState = { step: 'queued' };

/** The chosen files and their uploads, a few in parallel. Lives in the app's store, not in the upload page. */
export class UploadQueue {
  private all: readonly UploadItem[] = [];
  private places = new Map<string, number>();
  private store: UploadStore | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly running = new Map<string, AbortController>();
  private readonly unansweredAttempts = new Map<string, number>();
  /** The server is unreachable: no further file is sent until the next resume. */
  private paused = false;
  private saved = true;

  constructor(private readonly dependencies: QueueDependencies) {}

  readonly items = (): readonly UploadItem[] => this.all;

  /** False once files are in this page alone, because the browser couldn't store them. */
  readonly isSaved = (): boolean => this.saved;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /**
   * Adds the stored items and stores all further changes. Files that can never be read leave with the visit that ended
   * their batch.
   */
  attachStore(store: UploadStore, stored: readonly UploadItem[]): void {
    const chosenMeanwhile = this.all;
    this.store = store;
    void store.add(chosenMeanwhile);
    const left = stored.some(isUnfinished) ? [] : stored.filter((item) => hasFailed(item) && !canRetry(item));
    if (left.length > 0) store.remove(left.map(({ id }) => id));
    this.setAll([...stored.filter((item) => !left.includes(item)), ...chosenMeanwhile]);
  }

  markUnsaved(): void {
    this.saved = false;
    this.listeners.forEach((listener) => listener());
  }

  /**
   * Adds items that are not in the queue yet. A file that was left in its archive as another sport takes its place in
   * the list. Resolves when they are stored in this browser.
   */
  async add(items: readonly UploadItem[]): Promise<void> {
    const known = new Map(this.all.map((item) => [identityOf(item), item]));
    const all = [...this.all];
    const added: UploadItem[] = [];
    for (const item of items) {
      const identity = identityOf(item);
      const before = known.get(identity);
      const addedItem = before === undefined ? item : { ...item, id: before.id };
      if (before === undefined) all.push(item);
      else if (isOtherSport(before) && item.file !== null) all[this.places.get(before.id)!] = addedItem;
      else continue;
      known.set(identity, addedItem);
      added.push(addedItem);
    }
    if (added.length === 0) return;
    const stored = this.store?.add(added);
    this.setAll(all);
    await stored;
  }

  /** Queues all ready items. */
  start(choice: UploadChoice): void {
    this.paused = false;
    this.changeWhere(isReady, { choice, state: QUEUED });
  }

  retryFailed(choice: UploadChoice): void {
    this.paused = false;
    this.unansweredAttempts.clear();
    this.changeWhere(canRetry, { choice, state: QUEUED });
  }

  /** Sends items again that got no answer; `resetAttempts` when the network is back. */
  resume({ resetAttempts = false } = {}): void {
    this.paused = false;
    if (resetAttempts) this.unansweredAttempts.clear();
    this.changeWhere(waitsForNetwork, { resumed: true, state: QUEUED });
  }

  retry(id: string, choice: UploadChoice): void {
    this.paused = false;
    this.unansweredAttempts.delete(id);
    this.changeWhere((item) => item.id === id && canRetry(item), { choice, state: QUEUED });
  }

  /** Stops one upload; the file becomes ready again. */
  cancel(id: string): void {
    this.running.get(id)?.abort();
    this.changeWhere((item) => item.id === id && item.state.step === 'queued', { state: READY });
  }

  cancelAll(): void {
    this.changeWhere(({ state }) => state.step === 'queued', { state: READY });
    for (const item of this.all) if (item.state.step !== 'analysing') this.running.get(item.id)?.abort();
  }

  remove(id: string): void {
    this.removeWhere((item) => item.id === id);
  }

  removeFinished(): void {
    this.removeWhere(isFinished);
  }

  /** Removes what was left in an archive, by the start of the paths. */
  removeOtherSports(folder: string): void {
    this.removeWhere((item) => isOtherSport(item) && item.path.startsWith(folder));
  }

  /** Stops all uploads and empties the queue; the stored items stay unless `deleteStored`. */
  clear({ deleteStored }: { deleteStored: boolean }): void {
    if (deleteStored) this.store?.remove(this.all.map(({ id }) => id));
    this.store = null;
    this.saved = true;
    this.paused = false;
    this.unansweredAttempts.clear();
    const controls = [...this.running.values()];
    this.running.clear();
    this.setAll([]);
    for (const control of controls) control.abort();
  }

  private removeWhere(wanted: (item: UploadItem) => boolean): void {
    const removed = this.all.filter(wanted);
    for (const { id } of removed) this.running.get(id)?.abort();
    this.store?.remove(removed.map(({ id }) => id));
    this.setAll(this.all.filter((item) => !wanted(item)));
  }

  private changeWhere(wanted: (item: UploadItem) => boolean, change: Partial<UploadItem>): void {
    const toStore: UploadItem[] = [];
    const items = this.all.map((item) => {
      if (!wanted(item)) return item;
      const changed = { ...item, ...change };
      toStore.push(changed);
      return changed;
    });
    if (toStore.length > 0) this.store?.change(toStore);
    this.setChanged(items);
  }

  private change(id: string, change: Partial<UploadItem>): void {
    const place = this.places.get(id);
    const item = place === undefined ? undefined : this.all[place];
    if (place === undefined || item === undefined) return;
    const changed = { ...item, ...change };
    if (!(isInFlight(item) && isInFlight(changed))) this.store?.change([changed]);
    const items = [...this.all];
    items[place] = changed;
    this.setChanged(items);
  }

  private setAll(items: readonly UploadItem[]): void {
    this.places = new Map(items.map(({ id }, place) => [id, place]));
    this.setChanged(items);
  }

  /** For changes that leave the items in their places. */
  private setChanged(items: readonly UploadItem[]): void {
    this.all = items;
    this.listeners.forEach((listener) => listener());
    this.sendNext();
  }

  private sendNext(): void {
    if (this.paused || this.running.size >= MAX_PARALLEL_UPLOADS) return;
    const next = this.all.find(({ id, state }) => state.step === 'queued' && !this.running.has(id));
    if (next !== undefined) void this.send(next);
  }

  private async send({ id, file, choice, resumed, name, note, sport = null }: UploadItem): Promise<void> {
    if (file === null || choice === null) {
      this.change(id, { state: READY });
      return;
    }
    const control = new AbortController();
    this.running.set(id, control);
    this.change(id, { state: { step: 'sending', sent: 0 } });
    const item = { file, choice, name, note, sport };
    const sent = await this.dependencies.send(item, control.signal, (share) =>
      this.change(id, { state: share < 1 ? { step: 'sending', sent: share } : { step: 'analysing' } }),
    );
    this.running.delete(id);
    if (sent.outcome !== 'refused' || sent.status !== 0) this.unansweredAttempts.delete(id);
    switch (sent.outcome) {
      case 'analyzed': {
        const { url_hash: urlHash, duplicate, ...answer } = sent.answer;
        const session = {
          time: answer.activity_time,
          timeZone: spotZone(answer),
          rides: answer.total_rides,
          longestDistance: answer.longest_ride_distance,
          longestTime: answer.longest_ride_time,
          otherSport: answer.other_sport,
          farFrom: answer.far_from_standing_wave,
          warnings: answer.warnings,
          others: answer.others,
        };
        const state = { step: 'done', urlHash, duplicate: duplicate && !resumed, session } as const;
        this.change(id, { file: null, state });
        this.dependencies.onAnalyzed();
        break;
      }
      case 'refused':
        if (sent.status === 401) {
          this.change(id, { state: READY });
          this.dependencies.onSignedOut(sent.sentence);
        } else if (sent.status === 0) {
          this.awaitNetwork(id, sent.sentence);
        } else {
          const state = { step: 'failed', sentence: sent.sentence } as const;
          this.change(id, NEVER_READ.includes(sent.status) ? { file: null, state } : { state });
        }
        break;
      case 'cancelled':
        this.change(id, { state: READY });
    }
    this.sendNext();
  }

  private awaitNetwork(id: string, sentence: string): void {
    const attempts = (this.unansweredAttempts.get(id) ?? 0) + 1;
    this.unansweredAttempts.set(id, attempts);
    this.paused = attempts < MAX_ATTEMPTS;
    const failed = { step: 'failed', sentence } as const;
    this.change(id, { state: this.paused ? { ...failed, awaits: 'network' } : failed });
  }
}
