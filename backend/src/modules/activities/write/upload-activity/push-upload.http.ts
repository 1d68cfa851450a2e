import { Controller, Headers, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { SURF_TYPES as SURF_TYPE_NAMES, type SurfType } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';
import { parse } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Expensive } from '../../../../platform/admission/expensive.ts';
import { CONFIG, type Config } from '../../../../platform/config/config.ts';
import { OneOf } from '../../../../kernel/event-store/fields.ts';
import { Answers } from '../../../../platform/http/openapi/answers.ts';
import { type CommandContext, Context, TakesUploadToken } from '../../../../platform/admission/actor.ts';
import { TakesFileBody } from '../../../../platform/http/requests/file-body.ts';
import { CheckedQuery } from '../../../../platform/http/requests/parameters.ts';
import { checkLength } from '../../../../platform/http/requests/schema-check.ts';
import {
  fileNameOf,
  type StagedUpload,
  UploadReceiver,
  withoutFolders,
} from '../../../../platform/http/requests/upload-receiver.ts';
import { DetectionProfiles } from '../../adapters/detection-profiles.ts';
import { Others, ReceivedUploads, SURF_TYPES } from './received-uploads.ts';

const missingFile = 'Please select a TCX, GPX, or FIT file';

/** Names of files, by which other kinds than tracks are refused. Any other name is the session's, as '6.30 am'. */
const FILE =
  /\.(?:(?:fit|gpx|tcx|sml|json)(?:\.gz)?|png|jpe?g|gif|heic|webp|pdf|txt|csv|xml|html?|kmz|kml|zip|rar|7z|mp4|mov|docx?|xlsx?)$/i;
/** The start of a path. A name may have a slash within, as 'Ocean Beach 6/30'. */
const PATH = /^(?:[a-z]:)?\.{0,2}[/\\]/i;

const Query = Type.Object(
  {
    /** As the upload form names them, or as the answers of the API do. */
    surf_type: Type.Optional(
      OneOf([...SURF_TYPES.keys(), ...SURF_TYPE_NAMES], {
        description: 'ocean without it',
        errorMessage: 'Please select a surfing type',
      }),
    ),
    name: Type.Optional(
      Type.String({ description: 'Name of the file or the session, before that of Content-Disposition' }),
    ),
  },
  { additionalProperties: false },
);

const Pushed = Type.Object(
  { url_hash: Type.String(), duplicate: Type.Boolean(), others: Others },
  { $id: 'PushedUpload', additionalProperties: false },
);

/** Uploads of watches, phones and programs: a file as the body, and a token that can do nothing else. */
@Controller('uploads')
export class PushUploadHttp {
  constructor(
    private readonly uploads: ReceivedUploads,
    private readonly receiver: UploadReceiver,
    private readonly profiles: DetectionProfiles,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @TakesUploadToken()
  @TakesFileBody()
  @Expensive('upload')
  @Post()
  @ApiConsumes('application/octet-stream', 'multipart/form-data')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Answers({
    summary:
      'Upload a FIT, GPX or TCX file as the body, or in the field `file` of a form, by an upload token',
    problems: [404, 409, 422],
    201: Pushed,
    200: Pushed,
  })
  async push(
    @Context() context: CommandContext,
    @CheckedQuery(Query) query: Static<typeof Query>,
    @Headers('content-disposition') disposition: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Static<typeof Pushed>> {
    const surfType = SURF_TYPES.get(query.surf_type ?? 'ocean') ?? (query.surf_type as SurfType);
    const { urlHash, duplicate, others } = await this.uploads.take(context, async () => {
      const { blob, name } = await this.receive(request, disposition);
      const given = query.name ?? fileNameOf(name);
      const isFile = FILE.test(given);
      const chosenName = isFile ? '' : plainName(given);
      return {
        blob,
        name: isFile ? fileNameOf(given) : '',
        choose: () => this.choose(context.actor, surfType, chosenName),
      };
    });
    void reply.status(duplicate ? 200 : 201);
    return { url_hash: urlHash, duplicate, others: [...others] };
  }

  private async choose(owner: number, surfType: SurfType, chosenName: string) {
    checkLength('The session name', chosenName, this.config.nameLimit);
    return { surfType, settingId: await this.profiles.usualFor(owner, surfType), chosenName };
  }

  private async receive(request: FastifyRequest, disposition: string | undefined): Promise<StagedUpload> {
    const maxBytes = this.config.uploadLimitBytes;
    if (request.isMultipart()) {
      const form = { file: 'file', missingFile, fields: [], maxBytes, maxFieldBytes: 0 };
      return (await this.receiver.receive(request, form)).file;
    }
    const blob = await this.receiver.receiveBody(request, { missingFile, maxBytes });
    return { blob, name: nameIn(disposition) };
  }
}

const plainName = (given: string): string =>
  (PATH.test(given) ? withoutFolders(given) : given).replaceAll(/\p{Cc}/gu, '').trim();

/** The file's name in the header; empty without one, and where the header can't be read. */
function nameIn(disposition: string | undefined): string {
  if (disposition === undefined) return '';
  try {
    return parse(disposition).parameters['filename'] ?? '';
  } catch {
    return '';
  }
}
