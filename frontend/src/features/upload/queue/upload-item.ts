import type { SurfingType } from './send-file.ts';

/** State of one chosen file. */
export type UploadState =
  | { readonly step: 'ready' }
  /** A ZIP whose files are being extracted. */
  | { readonly step: 'unpacking' }
  | { readonly step: 'queued' }
  | { readonly step: 'sending'; readonly sent: number }
  | { readonly step: 'analysing' }
  | { readonly step: 'done'; readonly urlHash: string; readonly duplicate: boolean }
  /** `awaits: 'network'`: the server was unreachable; the upload resumes automatically. */
  | { readonly step: 'failed'; readonly sentence: string; readonly awaits?: 'network' };

/** Surf type and detection setting for the analysis. */
export interface UploadChoice {
  readonly surfType: SurfingType;
  readonly settingId: number | null;
}

export interface UploadItem {
  readonly id: string;
  /** Path with folder or ZIP name, shown on the screen. */
  readonly path: string;
  readonly size: number;
  /** Modification time in epoch milliseconds. */
  readonly modified: number;
  /** Null when there is nothing to send: done, or not a track. */
  readonly file: File | null;
  readonly choice: UploadChoice | null;
  /** The upload was interrupted, so the server may already have the file. */
  readonly resumed: boolean;
  readonly state: UploadState;
}

/** Identity of a file: path, size and modification time. */
export const identityOf = ({ path, size, modified }: UploadItem): string => `${path}:${size}:${modified}`;

export const isInFlight = ({ state }: UploadItem): boolean =>
  state.step === 'sending' || state.step === 'analysing';

export const isBusy = (item: UploadItem): boolean =>
  isInFlight(item) || item.state.step === 'queued' || item.state.step === 'unpacking';

export const isReady = ({ state }: UploadItem): boolean => state.step === 'ready';

/** Failed, and the file can be sent again. */
export const canRetry = ({ state, file }: UploadItem): boolean => state.step === 'failed' && file !== null;

export const waitsForNetwork = ({ state, file }: UploadItem): boolean =>
  state.step === 'failed' && state.awaits === 'network' && file !== null;

/** Not yet sent completely. */
export const canCancel = (item: UploadItem): boolean => isBusy(item) && item.state.step !== 'analysing';

/** Failed, and does not resume automatically. */
export const hasFailed = (item: UploadItem): boolean =>
  item.state.step === 'failed' && !waitsForNetwork(item);

/** Done or failed. */
export const isFinished = (item: UploadItem): boolean => item.state.step === 'done' || hasFailed(item);
