import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from '@sinclair/typebox';
import type { SurfType } from '@rideline/detection-engine';
import type { CommandContext } from '../../../../platform/admission/actor.ts';
import { DomainError } from '../../../../platform/errors/domain-error.ts';
import type { StagedUpload } from '../../../../platform/http/requests/upload-receiver.ts';
import { Metrics } from '../../../../platform/metrics/metrics.ts';
import { formatOf, reasonOf } from '../record-refusal.decision.ts';
import { RecordRefusalCommand } from '../record-refusal.use-case.ts';
import { UploadActivityCommand } from './upload-activity.use-case.ts';
import type { Upload, UploadedActivity } from './uploaded-activity.ts';

/** Surf types by their name in the upload form. */
export const SURF_TYPES: ReadonlyMap<string, SurfType> = new Map([
  ['ocean', 'traveling_waves'],
  ['skookumchuck', 'standing_waves'],
]);

export const Others = Type.Array(Type.String(), {
  description:
    "url_hashes of the file's other sessions in order of time; the answer tells the one with most rides",
});

/** What a person chose for a file. */
export type UploadChoice = Pick<Upload, 'surfType' | 'settingId' | 'chosenName' | 'note' | 'sportElsewhere'>;

type Choose = () => UploadChoice | Promise<UploadChoice>;

/** Turns files that arrive by HTTP into activities, counts them, and records why one was refused. */
@Injectable()
export class ReceivedUploads {
  private readonly uploads;

  constructor(
    private readonly commands: CommandBus,
    metrics: Metrics,
  ) {
    const help = 'Uploads: accepted, duplicate, or the code of the refusal';
    this.uploads = metrics.counter('rideline_uploads_total', help, ['format', 'outcome']);
  }

  /** @param choose throws where the choice is not valid; the file is discarded then */
  async take(
    context: CommandContext,
    receive: () => Promise<StagedUpload & { choose: Choose }>,
  ): Promise<UploadedActivity> {
    let fileName = '';
    try {
      const { choose, ...file } = await receive();
      fileName = file.name;
      const uploaded = await this.upload(context, file, choose);
      this.uploads.inc({
        format: formatOf(fileName),
        outcome: uploaded.duplicate ? 'duplicate' : 'accepted',
      });
      return uploaded;
    } catch (error) {
      const outcome = error instanceof DomainError ? reasonOf(error) : 'failed';
      this.uploads.inc({ format: formatOf(fileName), outcome });
      // In the background: the answer doesn't wait for it.
      void this.commands.execute(new RecordRefusalCommand({ fileName, error }));
      throw error;
    }
  }

  private async upload(
    { actor: owner, correlation }: CommandContext,
    { blob, name }: StagedUpload,
    choose: Choose,
  ): Promise<UploadedActivity> {
    let choice: UploadChoice;
    try {
      choice = await choose();
    } catch (error) {
      await blob.discard();
      throw error;
    }
    const upload: Upload = {
      owner,
      original: blob,
      fileName: name,
      ...choice,
      source: 'MANUAL',
      sourceId: null,
      isDemo: false,
    };
    return this.commands.execute(new UploadActivityCommand(upload, correlation));
  }
}
