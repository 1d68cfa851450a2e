/** What becomes of one chosen file. */
export type UploadState =
  | { readonly step: 'ready' }
  | { readonly step: 'queued' }
  | { readonly step: 'sending'; readonly sent: number }
  | { readonly step: 'analysing' }
  | { readonly step: 'done'; readonly urlHash: string; readonly duplicate: boolean }
  | { readonly step: 'failed'; readonly sentence: string };

export interface UploadItem {
  readonly id: string;
  readonly file: File;
  readonly state: UploadState;
}

export type UploadAction =
  | { readonly type: 'chosen'; readonly items: readonly UploadItem[] }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'moved'; readonly id: string; readonly state: UploadState }
  /** Everything that waits for a decision goes into the queue: new files, and failed ones to try again. */
  | { readonly type: 'started' };

export const isBusy = ({ state }: UploadItem): boolean =>
  state.step === 'queued' || state.step === 'sending' || state.step === 'analysing';

const waits = ({ step }: UploadState): boolean => step === 'ready' || step === 'failed';

export function uploadReducer(items: readonly UploadItem[], action: UploadAction): readonly UploadItem[] {
  switch (action.type) {
    case 'chosen': {
      const known = new Set(items.map(({ file }) => `${file.name}:${file.size}:${file.lastModified}`));
      const fresh = action.items.filter(
        ({ file }) => !known.has(`${file.name}:${file.size}:${file.lastModified}`),
      );
      return [...items, ...fresh];
    }
    case 'removed':
      return items.filter(({ id }) => id !== action.id);
    case 'moved':
      return items.map((item) => (item.id === action.id ? { ...item, state: action.state } : item));
    case 'started':
      return items.map((item) => (waits(item.state) ? { ...item, state: { step: 'queued' } } : item));
  }
}
