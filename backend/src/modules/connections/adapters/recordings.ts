import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { sourceOf, type SurfType } from '@rideline/detection-engine';
import { BLOB_STORE, type BlobStore } from '../../../platform/blobs/blob-store.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { ActivityIntake } from '../../activities/index.ts';
import type { TrackFile } from '../connected-service.port.ts';
import type { ServiceName } from '../events/connection-events.ts';

export interface Recording {
  readonly owner: number;
  readonly service: ServiceName;
  readonly sourceId: string;
  readonly surfType: SurfType;
  readonly file: TrackFile;
  readonly name: string;
  /** The service's word for the sport. */
  readonly sport: string;
  readonly isTimeHidden: boolean;
  readonly correlation: string;
}

/** Hands recordings of services to the activities module, as if they were uploaded. */
@Injectable()
export class Recordings {
  constructor(
    private readonly intake: ActivityIntake,
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  isLive(urlHash: string): Promise<boolean> {
    return this.intake.isLive(urlHash);
  }

  async take({
    owner,
    service,
    sourceId,
    surfType,
    file,
    name,
    sport,
    isTimeHidden,
    correlation,
  }: Recording) {
    const original = await this.blobs.stage(Readable.from([file.bytes]), this.config.uploadLimitBytes);
    return this.intake.take({
      owner,
      original,
      fileName: file.fileName,
      source: sourceOf(service),
      sourceId,
      surfType,
      name,
      sportElsewhere: sport,
      isTimeHidden,
      correlation,
    });
  }
}
