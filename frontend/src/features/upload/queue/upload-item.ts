export type SurfingType = 'ocean' | 'skookumchuck';

/** What an upload answers about its session. */
export interface UploadedSession {
  /** ISO time of the first point; null where unknown. */
  readonly time: string | null;
  /** Zone of the place, or its offset. Missing in uploads kept by an earlier version. */
  readonly timeZone?: string | null;
  readonly rides: number;
  /** Meters; null without rides. */
  readonly longestDistance: number | null;
  /** Seconds; null without rides. */
  readonly longestTime: number | null;
  /** The sport on land that the recording names. Missing in uploads kept by an earlier version. */
  readonly otherSport?: string | null;
  /** The standing wave that a session on one is far from. Missing in uploads kept by an earlier version. */
  readonly farFrom?: string | null;
  /** What reading the file left out, a sentence each. Missing in uploads kept by an earlier version. */
  readonly warnings?: readonly string[];
  /** url_hashes of the file's other sessions. Missing in uploads kept by an earlier version. */
  readonly others?: readonly string[];
}

/** State of one track file. */
export type UploadState =
  | { readonly step: 'ready' }
  | { readonly step: 'queued' }
  | { readonly step: 'sending'; readonly sent: number }
  | { readonly step: 'analysing' }
  | {
      readonly step: 'done';
      readonly urlHash: string;
      readonly duplicate: boolean;
      readonly session: UploadedSession | null;
    }
  /** `awaits: 'network'`: the server was unreachable; the upload resumes automatically. */
  | { readonly step: 'failed'; readonly sentence: string; readonly awaits?: 'network' }
  /** In an archive and not chosen: no water sport, or of an unknown one (null). */
  | {
      readonly step: 'other_sport';
      readonly type: string | null;
      /** Its archive isn't stored in the browser, and neither is this. */
      readonly isStored?: false;
    };

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
  /** Name and note from the list of an archive; empty where there are none. */
  readonly name: string;
  readonly note: string;
  /** As the archive names it. Missing in items kept by an earlier version. */
  readonly sport?: string | null;
  /** Null when there is nothing to send: done, not a track, or left in its archive. */
  readonly file: File | null;
  readonly choice: UploadChoice | null;
  /** The upload was interrupted, so the server may already have the file. */
  readonly resumed: boolean;
  readonly state: UploadState;
}

/** An item that is sent. */
export interface ItemToSend extends Pick<UploadItem, 'name' | 'note' | 'sport'> {
  readonly file: File;
  readonly choice: UploadChoice;
}

/** Identity of a file: path, size and modification time. */
export const identityOf = ({
  path,
  size,
  modified,
}: Pick<UploadItem, 'path' | 'size' | 'modified'>): string => `${path}:${size}:${modified}`;

export const isInFlight = ({ state }: UploadItem): boolean =>
  state.step === 'sending' || state.step === 'analysing';

export const isBusy = (item: UploadItem): boolean => isInFlight(item) || item.state.step === 'queued';

export const isReady = ({ state }: UploadItem): boolean => state.step === 'ready';

export const isOtherSport = ({ state }: UploadItem): boolean => state.step === 'other_sport';

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

/** Ready, on its way, or waiting for the network. */
export const isUnfinished = (item: UploadItem): boolean => !isFinished(item) && !isOtherSport(item);
