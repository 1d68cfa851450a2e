import type { SurfingType } from './send-file.ts';

/** What becomes of one chosen file. */
export type UploadState =
  | { readonly step: 'ready' }
  /** A zip whose files are being taken out. */
  | { readonly step: 'unpacking' }
  | { readonly step: 'queued' }
  | { readonly step: 'sending'; readonly sent: number }
  | { readonly step: 'analysing' }
  | { readonly step: 'done'; readonly urlHash: string; readonly duplicate: boolean }
  /** `awaits` where the server was out of reach: the upload resumes by itself. */
  | { readonly step: 'failed'; readonly sentence: string; readonly awaits?: 'network' };

/** What a file is analysed as. */
export interface UploadChoice {
  readonly surfType: SurfingType;
  readonly settingId: number | null;
}

export interface UploadItem {
  readonly id: string;
  /** Where it came from, with its folder or zip: what people see. */
  readonly path: string;
  readonly size: number;
  /** Epoch milliseconds, as the file system has it. */
  readonly modified: number;
  /** Null where there is nothing to send: it is done, or no track. */
  readonly file: File | null;
  readonly choice: UploadChoice | null;
  /** It was under way when the page went away: the server may know it from that time. */
  readonly resumed: boolean;
  readonly state: UploadState;
}

/** Tells the same file apart from another of its name. */
export const identityOf = ({ path, size, modified }: UploadItem): string => `${path}:${size}:${modified}`;

export const isTravelling = ({ state }: UploadItem): boolean =>
  state.step === 'sending' || state.step === 'analysing';

export const isBusy = (item: UploadItem): boolean =>
  isTravelling(item) || item.state.step === 'queued' || item.state.step === 'unpacking';

export const isReady = ({ state }: UploadItem): boolean => state.step === 'ready';

/** Failed, and worth another try. */
export const canRetry = ({ state, file }: UploadItem): boolean => state.step === 'failed' && file !== null;

export const waitsForNetwork = ({ state, file }: UploadItem): boolean =>
  state.step === 'failed' && state.awaits === 'network' && file !== null;

/** The server has not got it all yet. */
export const canCancel = (item: UploadItem): boolean => isBusy(item) && item.state.step !== 'analysing';

/** Failed for good, unless its owner tries again. */
export const hasFailed = (item: UploadItem): boolean =>
  item.state.step === 'failed' && !waitsForNetwork(item);

/** Done or failed: nothing more happens by itself. */
export const isFinished = (item: UploadItem): boolean => item.state.step === 'done' || hasFailed(item);
