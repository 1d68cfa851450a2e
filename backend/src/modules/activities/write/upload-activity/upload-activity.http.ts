import { Controller, Inject, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { SurfType } from '@rideline/detection-engine';
import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { Expensive } from '../../../../kernel/admission/expensive.ts';
import { CONFIG, type Config } from '../../../../kernel/config/config.ts';
import { isStorable } from '../../../../kernel/database/storable.ts';
import { DomainError, invalid } from '../../../../kernel/errors/domain-error.ts';
import { Nullable } from '../../../../kernel/event-store/fields.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { checkLength, openApiSchema } from '../../../../kernel/http/requests/schema-check.ts';
import { type ReceivedUpload, UploadReceiver } from '../../../../kernel/http/requests/upload-receiver.ts';
import { Metrics } from '../../../../kernel/metrics/metrics.ts';
import { TimeZone } from '../../activity.schema.ts';
import { formatOf, reasonOf } from '../record-refusal/record-refusal.decision.ts';
import { RecordRefusalCommand } from '../record-refusal/record-refusal.use-case.ts';
import { type Upload, UploadActivityCommand } from './upload-activity.use-case.ts';

/** Surf types by their name in the upload form. */
const SURF_TYPES: ReadonlyMap<string, SurfType> = new Map([
  ['ocean', 'traveling_waves'],
  ['skookumchuck', 'standing_waves'],
]);

const UploadForm = Type.Object(
  {
    tcx_file: Type.String({ format: 'binary' }),
    surf_type: Type.Union([...SURF_TYPES.keys()].map((name) => Type.Literal(name))),
    setting_id: Type.Optional(Type.Integer()),
    name: Type.Optional(Type.String({ description: 'Comes before the name in the file.' })),
    note: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);

const UploadAnswer = Type.Object(
  {
    url_hash: Type.String(),
    duplicate: Type.Boolean(),
    activity_time: Nullable(Type.String({ format: 'date-time' })),
    time_zone: TimeZone,
    total_rides: Type.Integer(),
    longest_ride_distance: Nullable(Type.Number()),
    longest_ride_time: Nullable(Type.Number()),
    far_from_standing_wave: Nullable(
      Type.String({
        description:
          'The nearest standing wave, where a new session on one begins far from all that are known',
      }),
    ),
  },
  { $id: 'UploadAnswer', additionalProperties: false },
);

const MAX_UTF8_BYTES = 4;

type UploadChoice = Pick<Upload, 'surfType' | 'settingId' | 'chosenName' | 'note'>;

@Controller('analyze')
export class UploadActivityHttp {
  private readonly uploads;

  constructor(
    private readonly commands: CommandBus,
    private readonly receiver: UploadReceiver,
    @Inject(CONFIG) private readonly config: Config,
    metrics: Metrics,
  ) {
    const help = 'Uploads: accepted, duplicate, or the code of the refusal';
    this.uploads = metrics.counter('rideline_uploads_total', help, ['format', 'outcome']);
  }

  @Expensive('upload')
  @Post()
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: openApiSchema(UploadForm) })
  @Answers({ summary: 'Upload a FIT, GPX or TCX file', problems: [404, 409, 422], 200: UploadAnswer })
  async analyze(@Actor() actor: ActorIdentity, @Req() request: FastifyRequest) {
    let fileName = '';
    try {
      const received = await this.receive(request);
      fileName = received.file.name;
      const answer = await this.upload(actor.id, received, request.id);
      this.uploads.inc({ format: formatOf(fileName), outcome: answer.duplicate ? 'duplicate' : 'accepted' });
      return answer;
    } catch (error) {
      const outcome = error instanceof DomainError ? reasonOf(error) : 'failed';
      this.uploads.inc({ format: formatOf(fileName), outcome });
      // In the background: the answer doesn't wait for it.
      void this.commands.execute(new RecordRefusalCommand({ fileName, error }));
      throw error;
    }
  }

  private receive(request: FastifyRequest): Promise<ReceivedUpload> {
    return this.receiver.receive(request, {
      file: 'tcx_file',
      missingFile: 'Please select a TCX, GPX, or FIT file',
      fields: ['surf_type', 'setting_id', 'name', 'note'],
      maxBytes: this.config.uploadLimitBytes,
      maxFieldBytes: MAX_UTF8_BYTES * Math.max(this.config.nameLimit, this.config.noteLimit),
    });
  }

  private async upload(owner: number, { file, fields }: ReceivedUpload, correlation: string) {
    let choice: UploadChoice;
    try {
      choice = this.choiceOf(fields);
    } catch (error) {
      await file.blob.discard();
      throw error;
    }
    const upload: Upload = {
      owner,
      original: file.blob,
      fileName: file.name,
      ...choice,
      source: 'MANUAL',
      sourceId: null,
      name: file.name.replace(/\.[^.]*$/, ''),
      isDemo: false,
    };
    const uploaded = await this.commands.execute(new UploadActivityCommand(upload, correlation));
    return {
      url_hash: uploaded.urlHash,
      duplicate: uploaded.duplicate,
      activity_time: uploaded.activityTime,
      time_zone: uploaded.timeZone,
      total_rides: uploaded.summary.totalRides,
      longest_ride_distance: uploaded.summary.longestRideDistance,
      longest_ride_time: uploaded.summary.longestRideTime,
      far_from_standing_wave: uploaded.farFrom,
    };
  }

  private choiceOf({ surf_type, setting_id, name = '', ...fields }: ReceivedUpload['fields']): UploadChoice {
    // Multipart forms write every line break as CRLF.
    const note = (fields['note'] ?? '').replaceAll('\r\n', '\n');
    const surfType = SURF_TYPES.get(surf_type ?? '');
    if (surfType === undefined) throw invalid('Please select a surfing type');
    if (setting_id !== undefined && !/^-?\d{1,9}$/.test(setting_id)) throw invalid('Please select a profile');
    checkLength('The activity name', name, this.config.nameLimit);
    checkLength('The note', note, this.config.noteLimit);
    if (!isStorable([name, note])) throw invalid('The text holds a character that cannot be kept');
    const settingId = setting_id === undefined ? undefined : Number(setting_id);
    return { surfType, settingId, chosenName: name.trim(), note };
  }
}
