import { waitsForNetwork, type UploadItem, type UploadState } from '../queue/upload-item.ts';

const many = new Intl.NumberFormat('en-US');

export function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

const RESUMES = 'The upload resumes by itself when you are connected.';

/** What is happening to one file. */
export function words(state: UploadState): string {
  switch (state.step) {
    case 'ready':
      return 'Ready';
    case 'unpacking':
      return 'Unpacking...';
    case 'queued':
      return 'Waiting for its turn';
    case 'sending':
      return `Sending ${Math.round(state.sent * 100)}%`;
    case 'analysing':
      return 'Looking for your rides...';
    case 'done':
      return state.duplicate ? 'You uploaded this file before' : 'Done';
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
  /** For the network, to resume by themselves. */
  readonly waiting: number;
  /** Queued, under way, or being unpacked. */
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

/** '12 of 200 analysed, 3 uploaded before, 2 failed'. */
export function tallyInWords({ total, ready, done, duplicate, failed, waiting, busy }: Tally): string {
  const counted = [
    [duplicate, 'uploaded before'],
    [failed, 'failed'],
    [waiting, 'waiting for the network'],
    [busy + waiting > 0 ? ready : 0, 'not started'],
  ] as const;
  if (ready === total) return `${many.format(total)} files ready`;
  return [
    `${many.format(done)} of ${many.format(total)} analysed`,
    ...counted.flatMap(([count, what]) => (count > 0 ? [`${many.format(count)} ${what}`] : [])),
  ].join(', ');
}
