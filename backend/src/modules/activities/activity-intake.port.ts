import type { SurfType } from '@rideline/detection-engine';
import type { StagedBlob } from '../../platform/blobs/blob-store.ts';
import type { Source } from './events/upload-events.ts';

/** A recording that came from a service or a folder. */
export interface FetchedRecording {
  readonly owner: number;
  /** Kept or discarded by the intake. */
  readonly original: StagedBlob;
  readonly fileName: string;
  readonly source: Source;
  /** The service's id of the activity; null for a file of the person's own. */
  readonly sourceId: string | null;
  readonly surfType: SurfType;
  /** Name for a file that contains none. */
  readonly name?: string;
  /** The service's word for the sport, which counts where the file leaves it open. */
  readonly sportElsewhere?: string;
  /** The service hides the start, so that the times of the file are not the real ones. */
  readonly isTimeHidden: boolean;
  readonly correlation: string;
}

export interface TakenRecording {
  readonly urlHash: string;
  /** True if the same file was taken before; `urlHash` is that activity's. */
  readonly duplicate: boolean;
}

/** Port: makes activities of recordings that did not come as uploads. */
export abstract class ActivityIntake {
  /** @throws DomainError for a file that is refused, which leaves nothing behind */
  abstract take(recording: FetchedRecording): Promise<TakenRecording>;
  /** False for a deleted activity, and for none. */
  abstract isLive(urlHash: string): Promise<boolean>;
}
