import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Expensive } from '../../../../kernel/admission/expensive.ts';
import { CONFIG, type Config } from '../../../../kernel/config/config.ts';
import { invalid } from '../../../../kernel/errors/domain-error.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { AfterProjection } from '../../../../kernel/http/answers/after-projection.ts';
import { UploadReceiver } from '../../../../kernel/http/requests/upload-receiver.ts';
import type { SurfType } from '../../events/shared.ts';
import { AnalyzeUpload, type UploadOutcome } from './upload-activity.handler.ts';

/** The words of the upload form for the two kinds of surfing. */
const SURF_TYPES: ReadonlyMap<string, SurfType> = new Map([
  ['ocean', 'traveling_waves'],
  ['skookumchuck', 'standing_waves'],
]);

@Controller('analyze')
export class UploadActivityHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly receiver: UploadReceiver,
    private readonly afterProjection: AfterProjection,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Expensive('upload')
  @Post()
  @HttpCode(200)
  async analyze(@Actor() actor: ActorIdentity, @Req() request: FastifyRequest) {
    const { file, fields } = await this.receiver.receive(request, {
      file: 'tcx_file',
      missingFile: 'Please select a TCX, GPX, or FIT file',
      fields: ['surf_type', 'setting_id'],
      maxBytes: this.config.uploadLimitBytes,
    });
    const surfType = SURF_TYPES.get(fields['surf_type'] ?? '');
    const settingId = fields['setting_id'];
    if (surfType === undefined || (settingId !== undefined && !/^-?\d{1,9}$/.test(settingId))) {
      await file.blob.discard();
      throw invalid(surfType === undefined ? 'Please select a surfing type' : 'Please select a profile');
    }
    const outcome = await this.commands.execute<AnalyzeUpload, UploadOutcome>(
      new AnalyzeUpload(
        {
          owner: actor.id,
          original: file.blob,
          fileName: file.name,
          surfType,
          settingId: settingId === undefined ? undefined : Number(settingId),
          source: 'MANUAL',
          sourceId: null,
          name: nameOf(file.name),
          isDemo: false,
        },
        request.id,
      ),
    );
    await this.afterProjection.reached(outcome.position, ['activities']);
    return { url_hash: outcome.urlHash, duplicate: outcome.duplicate };
  }
}

/** A file's name without its ending: what the activity is called until somebody renames it. */
const nameOf = (fileName: string) => fileName.replace(/\.[^.]*$/, '');
