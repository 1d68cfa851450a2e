import { Controller, Inject, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { Expensive } from '../../../../platform/admission/expensive.ts';
import { CONFIG, type Config } from '../../../../platform/config/config.ts';
import { isStorable } from '../../../../platform/database/storable.ts';
import { invalid } from '../../../../platform/errors/domain-error.ts';
import { Nullable } from '../../../../kernel/event-store/fields.ts';
import { type CommandContext, Context } from '../../../../platform/admission/actor.ts';
import { Answers } from '../../../../platform/http/openapi/answers.ts';
import { checkLength, openApiSchema } from '../../../../platform/http/requests/schema-check.ts';
import { type ReceivedUpload, UploadReceiver } from '../../../../platform/http/requests/upload-receiver.ts';
import { SpotClock, spotClock, Warnings } from '../../activity.schema.ts';
import { Others, ReceivedUploads, SURF_TYPES, type UploadChoice } from './received-uploads.ts';

const UploadForm = Type.Object(
  {
    tcx_file: Type.String({ format: 'binary' }),
    surf_type: Type.Union([...SURF_TYPES.keys()].map((name) => Type.Literal(name))),
    setting_id: Type.Optional(Type.Integer()),
    name: Type.Optional(Type.String({ description: 'Comes before the name in the file.' })),
    note: Type.Optional(Type.String()),
    sport: Type.Optional(
      Type.String({
        description: 'Counts where the file leaves its sport open, as routes of Apple Health do.',
      }),
    ),
  },
  { additionalProperties: false },
);

const UploadAnswer = Type.Object(
  {
    url_hash: Type.String(),
    duplicate: Type.Boolean(),
    activity_time: Nullable(Type.String({ format: 'date-time' })),
    ...SpotClock,
    total_rides: Type.Integer(),
    longest_ride_distance: Nullable(Type.Number()),
    longest_ride_time: Nullable(Type.Number()),
    other_sport: Nullable(
      Type.String({ description: 'The sport on land that the recording names: it is no surf session' }),
    ),
    far_from_standing_wave: Nullable(
      Type.String({
        description:
          'The nearest standing wave, where a new session on one begins far from all that are known',
      }),
    ),
    warnings: Warnings,
    others: Others,
  },
  { $id: 'UploadAnswer', additionalProperties: false },
);

const MAX_UTF8_BYTES = 4;

@Controller('analyze')
export class UploadActivityHttp {
  constructor(
    private readonly uploads: ReceivedUploads,
    private readonly receiver: UploadReceiver,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Expensive('upload')
  @Post()
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: openApiSchema(UploadForm) })
  @Answers({ summary: 'Upload a FIT, GPX or TCX file', problems: [404, 409, 422], 200: UploadAnswer })
  async analyze(
    @Context() context: CommandContext,
    @Req() request: FastifyRequest,
  ): Promise<Static<typeof UploadAnswer>> {
    const uploaded = await this.uploads.take(context, async () => {
      const { file, fields } = await this.receive(request);
      return { ...file, choose: () => this.choiceOf(fields) };
    });
    return {
      url_hash: uploaded.urlHash,
      duplicate: uploaded.duplicate,
      activity_time: uploaded.activityTime,
      ...spotClock(uploaded.activityTime, uploaded.timeZone),
      total_rides: uploaded.summary.totalRides,
      longest_ride_distance: uploaded.summary.longestRideDistance,
      longest_ride_time: uploaded.summary.longestRideTime,
      other_sport: uploaded.otherSport,
      far_from_standing_wave: uploaded.farFrom,
      warnings: [...uploaded.warnings],
      others: [...uploaded.others],
    };
  }

  private receive(request: FastifyRequest): Promise<ReceivedUpload> {
    return this.receiver.receive(request, {
      file: 'tcx_file',
      missingFile: 'Please select a TCX, GPX, or FIT file',
      fields: ['surf_type', 'setting_id', 'name', 'note', 'sport'],
      maxBytes: this.config.uploadLimitBytes,
      maxFieldBytes: MAX_UTF8_BYTES * Math.max(this.config.nameLimit, this.config.noteLimit),
    });
  }

  private choiceOf({ surf_type, setting_id, ...fields }: ReceivedUpload['fields']): UploadChoice {
    const { name = '', sport = '' } = fields;
    // Multipart forms write every line break as CRLF.
    const note = (fields['note'] ?? '').replaceAll('\r\n', '\n');
    const surfType = SURF_TYPES.get(surf_type ?? '');
    if (surfType === undefined) throw invalid('Please select a surfing type');
    if (setting_id !== undefined && !/^-?\d{1,9}$/.test(setting_id)) throw invalid('Please select a profile');
    checkLength('The session name', name, this.config.nameLimit);
    checkLength('The note', note, this.config.noteLimit);
    checkLength('The sport', sport, this.config.nameLimit);
    if (!isStorable([name, note, sport])) throw invalid('The text holds a character that cannot be kept');
    const settingId = setting_id === undefined ? undefined : Number(setting_id);
    const sportElsewhere = sport.trim().toLowerCase();
    return {
      surfType,
      settingId,
      chosenName: name.trim(),
      note,
      ...(sportElsewhere !== '' && { sportElsewhere }),
    };
  }
}
