import { waitsForNetwork, type UploadItem, type UploadState } from '../queue/upload-item.ts';

const numbers = new Intl.NumberFormat('en-US');

export function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

const RESUMES = 'The upload resumes automatically when the connection is back.';

/** The state of one file for the screen. */
export function stateText(state: UploadState): string {
  switch (state.step) {
    case 'ready':
      return 'Ready';
    case 'unpacking':
      return 'Extracting...';
    case 'queued':
      return 'Waiting';
    case 'sending':
      return `Sending ${Math.round(state.sent * 100)}%`;
    case 'analysing':
      return 'Looking for your rides...';
    case 'done':
      return state.duplicate ? 'Already uploaded' : 'Done';
    case 'failed':
      return state.awaits === 'network' ? `${state.sentence} ${RESUMES}` : state.sentence;
  }
}

export interface Tally {
  readonly total: number;
  readonly ready: number;
  readonly done: number;
  readonly duplicate: number;
  readonly failed: number;
  /** Without connection; they resume automatically. */
  readonly waiting: number;
  /** Queued, in progress or unpacking. */
  readonly busy: number;
}

export function tallyOf(items: readonly UploadItem[]): Tally {
  const tally = { total: items.length, ready: 0, done: 0, duplicate: 0, failed: 0, waiting: 0, busy: 0 };
  for (const item of items) {
    const { state } = item;
    if (waitsForNetwork(item)) tally.waiting += 1;
    else if (state.step === 'ready' || state.step === 'failed') tally[state.step] += 1;
    else if (state.step !== 'done') tally.busy += 1;
    else if (state.duplicate) tally.duplicate += 1;
    else tally.done += 1;
  }
  return tally;
}

/** '12 of 200 analyzed, 3 already uploaded, 2 failed'; the total is omitted once every file is finished. */
export function tallyText({ total, ready, done, duplicate, failed, waiting, busy }: Tally): string {
  const counted = [
    [duplicate, 'already uploaded'],
    [failed, 'failed'],
    [waiting, 'waiting for the network'],
    [busy + waiting > 0 ? ready : 0, 'not started'],
  ] as const;
  if (ready === total) return `${numbers.format(total)} files ready`;
  const allFinished = done + duplicate + failed === total;
  return [
    `${numbers.format(done)}${allFinished ? '' : ` of ${numbers.format(total)}`} analyzed`,
    ...counted.flatMap(([count, what]) => (count > 0 ? [`${numbers.format(count)} ${what}`] : [])),
  ].join(', ');
}
