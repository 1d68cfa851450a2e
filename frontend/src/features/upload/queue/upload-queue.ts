import type { Unpack } from '../zip/unpack-in-worker.ts';
import type { UnpackLimits } from '../zip/unpack.ts';
import { newItem } from './new-items.ts';
import type { Sent } from './send-file.ts';
import {
  canRetry,
  identityOf,
  isFinished,
  isReady,
  isInFlight,
  waitsForNetwork,
  type UploadChoice,
  type UploadItem,
  type UploadState,
} from './upload-item.ts';
import type { UploadStore } from './upload-store.ts';

const MAX_PARALLEL_UPLOADS = 3;
/** Attempts in a row without an answer, after which the user has to retry. */
const MAX_ATTEMPTS = 10;

interface QueueDependencies {
  readonly send: (
    file: File,
    choice: UploadChoice,
    signal: AbortSignal,
    onSent: (share: number) => void,
  ) => Promise<Sent>;
  readonly unpack: Unpack;
  readonly onAnalyzed: () => void;
  /** Called on 401; the file stays ready. */
  readonly onSignedOut: (sentence: string) => void;
}

const READY: UploadState = { step: 'ready' };
const QUEUED: UploadState = { step: 'queued' };

/** The chosen files and their uploads, a few in parallel. Lives in the app's store, not in the upload page. */
export class UploadQueue {
  private all: readonly UploadItem[] = [];
  private store: UploadStore | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly running = new Map<string, AbortController>();
  private readonly unansweredAttempts = new Map<string, number>();
  /** The server is unreachable: no further file is sent until the next resume. */
  private paused = false;

  constructor(private readonly dependencies: QueueDependencies) {}

  readonly items = (): readonly UploadItem[] => this.all;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Adds the stored items and stores all further changes. */
  attachStore(store: UploadStore, stored: readonly UploadItem[], limits: UnpackLimits): void {
    const chosenMeanwhile = this.all;
    this.store = store;
    store.add(chosenMeanwhile);
    this.set([...stored, ...chosenMeanwhile]);
    for (const item of stored) if (item.state.step === 'unpacking') void this.unpack(item, limits);
  }

  /** Adds items that are not in the queue yet. */
  add(items: readonly UploadItem[], limits: UnpackLimits): void {
    for (const item of this.addNew(items)) {
      if (item.state.step === 'unpacking') void this.unpack(item, limits);
    }
  }

  /** Queues all ready items. Files of a ZIP that is still unpacking are queued when extracted. */
  start(choice: UploadChoice): void {
    this.paused = false;
    this.changeWhere(isReady, { choice, state: QUEUED });
    this.changeWhere(({ state }) => state.step === 'unpacking', { choice });
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

  /** Stops all uploads and empties the queue; the stored items stay unless `deleteStored`. */
  clear({ deleteStored }: { deleteStored: boolean }): void {
    if (deleteStored) this.store?.remove(this.all.map(({ id }) => id));
    this.store = null;
    this.paused = false;
    this.unansweredAttempts.clear();
    const controls = [...this.running.values()];
    this.running.clear();
    this.set([]);
    for (const control of controls) control.abort();
  }

  private addNew(items: readonly UploadItem[]): readonly UploadItem[] {
    const known = new Set(this.all.map(identityOf));
    const fresh = items.filter((item) => {
      const identity = identityOf(item);
      if (known.has(identity)) return false;
      known.add(identity);
      return true;
    });
    this.store?.add(fresh);
    this.set([...this.all, ...fresh]);
    return fresh;
  }

  private removeWhere(wanted: (item: UploadItem) => boolean): void {
    const removed = this.all.filter(wanted);
    for (const { id } of removed) this.running.get(id)?.abort();
    this.store?.remove(removed.map(({ id }) => id));
    this.set(this.all.filter((item) => !wanted(item)));
  }

  private changeWhere(wanted: (item: UploadItem) => boolean, change: Partial<UploadItem>): void {
    const toStore: UploadItem[] = [];
    const items = this.all.map((item) => {
      if (!wanted(item)) return item;
      const changed = { ...item, ...change };
      if (!(isInFlight(item) && isInFlight(changed))) toStore.push(changed);
      return changed;
    });
    if (toStore.length > 0) this.store?.change(toStore);
    this.set(items);
  }

  private change(id: string, change: Partial<UploadItem>): void {
    this.changeWhere((item) => item.id === id, change);
  }

  private set(items: readonly UploadItem[]): void {
    this.all = items;
    this.listeners.forEach((listener) => listener());
    this.sendNext();
  }

  private sendNext(): void {
    if (this.paused || this.all.filter(isInFlight).length >= MAX_PARALLEL_UPLOADS) return;
    const next = this.all.find(({ id, state }) => state.step === 'queued' && !this.running.has(id));
    if (next !== undefined) void this.send(next);
  }

  private async send({ id, file, choice, resumed }: UploadItem): Promise<void> {
    if (file === null || choice === null) {
      this.change(id, { state: READY });
      return;
    }
    const control = new AbortController();
    this.running.set(id, control);
    this.change(id, { state: { step: 'sending', sent: 0 } });
    const sent = await this.dependencies.send(file, choice, control.signal, (share) =>
      this.change(id, { state: share < 1 ? { step: 'sending', sent: share } : { step: 'analysing' } }),
    );
    this.running.delete(id);
    if (sent.outcome !== 'refused' || sent.status !== 0) this.unansweredAttempts.delete(id);
    switch (sent.outcome) {
      case 'analyzed': {
        const { url_hash: urlHash, duplicate } = sent.answer;
        this.change(id, { file: null, state: { step: 'done', urlHash, duplicate: duplicate && !resumed } });
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
          this.change(id, { state: { step: 'failed', sentence: sent.sentence } });
        }
        break;
      case 'cancelled':
        this.change(id, { state: READY });
    }
  }

  private awaitNetwork(id: string, sentence: string): void {
    const attempts = (this.unansweredAttempts.get(id) ?? 0) + 1;
    this.unansweredAttempts.set(id, attempts);
    this.paused = attempts < MAX_ATTEMPTS;
    const failed = { step: 'failed', sentence } as const;
    this.change(id, { state: this.paused ? { ...failed, awaits: 'network' } : failed });
  }

  /** Replaces a ZIP by its files. A file or ZIP that can't be extracted fails with a sentence. */
  private async unpack({ id, path, file }: UploadItem, limits: UnpackLimits): Promise<void> {
    if (file === null) return;
    const control = new AbortController();
    this.running.set(id, control);
    const folder = path.split('/').slice(0, -1);
    const below = (inner: string) =>
      [...folder, ...(/\.zip$/i.test(path) ? [file.name] : []), inner].join('/');
    const ended = await this.dependencies.unpack(file, limits, control.signal, (unpacked) => {
      const zip = this.all.find((item) => item.id === id);
      if (zip === undefined) return;
      const { choice } = zip;
      const inside =
        'sentence' in unpacked
          ? newItem({
              path: below(unpacked.path),
              size: 0,
              modified: file.lastModified,
              file: null,
              state: { step: 'failed', sentence: unpacked.sentence },
            })
          : newItem({
              path: below(unpacked.path),
              size: unpacked.bytes.length,
              modified: file.lastModified,
              file: new File([unpacked.bytes], unpacked.path.split('/').at(-1) ?? unpacked.path, {
                lastModified: file.lastModified,
              }),
              choice,
              state: choice === null ? READY : QUEUED,
            });
      this.addNew([inside]);
    });
    this.running.delete(id);
    if (ended === null) this.remove(id);
    else this.change(id, { file: null, state: { step: 'failed', sentence: ended } });
  }
}
