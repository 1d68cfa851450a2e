import type { Unpack } from '../zip/unpack-in-worker.ts';
import type { UnpackLimits } from '../zip/unpack.ts';
import type { KeptUploads } from './kept-uploads.ts';
import { newItem } from './new-items.ts';
import type { Sent } from './send-file.ts';
import {
  canRetry,
  identityOf,
  isFinished,
  isReady,
  isTravelling,
  waitsForNetwork,
  type UploadChoice,
  type UploadItem,
  type UploadState,
} from './upload-item.ts';

const AT_ONCE = 3;
/** Tries in a row without an answer, after which a file waits for its owner. */
const MOST_TRIES = 10;

export interface QueueTools {
  readonly send: (
    file: File,
    choice: UploadChoice,
    signal: AbortSignal,
    onSent: (share: number) => void,
  ) => Promise<Sent>;
  readonly unpack: Unpack;
  readonly onAnalyzed: () => void;
  /** The session is over; the queue stands still. */
  readonly onSignedOut: (sentence: string) => void;
}

const READY: UploadState = { step: 'ready' };
const QUEUED: UploadState = { step: 'queued' };

/** The files somebody chose, and their way to the server, a few at a time. It outlives the page that shows it. */
export class UploadQueue {
  private all: readonly UploadItem[] = [];
  private kept: KeptUploads | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly running = new Map<string, AbortController>();
  private readonly unanswered = new Map<string, number>();
  /** The server can't be reached: nothing more is sent until the next try. */
  private held = false;

  constructor(private readonly tools: QueueTools) {}

  readonly items = (): readonly UploadItem[] => this.all;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** From here on the browser keeps the queue; what it kept before goes on. */
  keepIn(kept: KeptUploads, earlier: readonly UploadItem[], limits: UnpackLimits): void {
    const chosenMeanwhile = this.all;
    this.kept = kept;
    kept.add(chosenMeanwhile);
    this.set([...earlier, ...chosenMeanwhile]);
    for (const item of earlier) if (item.state.step === 'unpacking') void this.unpack(item, limits);
  }

  /** Adds what is not there already. */
  add(items: readonly UploadItem[], limits: UnpackLimits): void {
    for (const item of this.addNew(items)) {
      if (item.state.step === 'unpacking') void this.unpack(item, limits);
    }
  }

  /** Everything that is ready goes into the queue; a zip that is being unpacked takes its files along. */
  start(choice: UploadChoice): void {
    this.held = false;
    this.changeWhere(isReady, { choice, state: QUEUED });
    this.changeWhere(({ state }) => state.step === 'unpacking', { choice });
  }

  retryFailed(choice: UploadChoice): void {
    this.held = false;
    this.unanswered.clear();
    this.changeWhere(canRetry, { choice, state: QUEUED });
  }

  /** Sends again what got no answer; `afresh` when the network has come back. */
  resume({ afresh = false } = {}): void {
    this.held = false;
    if (afresh) this.unanswered.clear();
    this.changeWhere(waitsForNetwork, { resumed: true, state: QUEUED });
  }

  retry(id: string, choice: UploadChoice): void {
    this.held = false;
    this.unanswered.delete(id);
    this.changeWhere((item) => item.id === id && canRetry(item), { choice, state: QUEUED });
  }

  /** Takes one file back out of the queue; it stays, ready to start again. */
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

  /** Stops and forgets; what the browser keeps stays, unless it is to be forgotten too. */
  leave({ forget }: { forget: boolean }): void {
    if (forget) this.kept?.remove(this.all.map(({ id }) => id));
    this.kept = null;
    this.held = false;
    this.unanswered.clear();
    const ending = [...this.running.values()];
    this.running.clear();
    this.set([]);
    for (const control of ending) control.abort();
  }

  private addNew(items: readonly UploadItem[]): readonly UploadItem[] {
    const known = new Set(this.all.map(identityOf));
    const fresh = items.filter((item) => {
      const identity = identityOf(item);
      if (known.has(identity)) return false;
      known.add(identity);
      return true;
    });
    this.kept?.add(fresh);
    this.set([...this.all, ...fresh]);
    return fresh;
  }

  private removeWhere(wanted: (item: UploadItem) => boolean): void {
    const gone = this.all.filter(wanted);
    for (const { id } of gone) this.running.get(id)?.abort();
    this.kept?.remove(gone.map(({ id }) => id));
    this.set(this.all.filter((item) => !wanted(item)));
  }

  private changeWhere(wanted: (item: UploadItem) => boolean, change: Partial<UploadItem>): void {
    const toKeep: UploadItem[] = [];
    const items = this.all.map((item) => {
      if (!wanted(item)) return item;
      const changed = { ...item, ...change };
      if (!(isTravelling(item) && isTravelling(changed))) toKeep.push(changed);
      return changed;
    });
    if (toKeep.length > 0) this.kept?.change(toKeep);
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
    if (this.held || this.all.filter(isTravelling).length >= AT_ONCE) return;
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
    const sent = await this.tools.send(file, choice, control.signal, (share) =>
      this.change(id, { state: share < 1 ? { step: 'sending', sent: share } : { step: 'analysing' } }),
    );
    this.running.delete(id);
    if (sent.outcome !== 'refused' || sent.status !== 0) this.unanswered.delete(id);
    switch (sent.outcome) {
      case 'analyzed': {
        const { url_hash: urlHash, duplicate } = sent.answer;
        this.change(id, { file: null, state: { step: 'done', urlHash, duplicate: duplicate && !resumed } });
        this.tools.onAnalyzed();
        break;
      }
      case 'refused':
        if (sent.status === 401) {
          this.change(id, { state: READY });
          this.tools.onSignedOut(sent.sentence);
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
    const tries = (this.unanswered.get(id) ?? 0) + 1;
    this.unanswered.set(id, tries);
    this.held = tries < MOST_TRIES;
    const failed = { step: 'failed', sentence } as const;
    this.change(id, { state: this.held ? { ...failed, awaits: 'network' } : failed });
  }

  /** The files of a zip take its place; what could not be taken out stays behind with a sentence. */
  private async unpack({ id, path, file }: UploadItem, limits: UnpackLimits): Promise<void> {
    if (file === null) return;
    const control = new AbortController();
    this.running.set(id, control);
    const folder = path.split('/').slice(0, -1);
    const below = (inner: string) =>
      [...folder, ...(/\.zip$/i.test(path) ? [file.name] : []), inner].join('/');
    const ended = await this.tools.unpack(file, limits, control.signal, (unpacked) => {
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
