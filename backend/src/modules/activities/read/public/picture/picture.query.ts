import { Controller, Get, Headers, Res } from '@nestjs/common';
import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { Expensive } from '../../../../../kernel/admission/expensive.ts';
import { CheckedParams } from '../../../../../kernel/http/requests/parameters.ts';
import { isNotModified } from '../../../../../kernel/http/answers/etag.ts';
import { Public } from '../../../../../kernel/http/requests/actor.ts';
import { type Picture, PICTURE_FONTS, PictureRenderer } from '../../../adapters/picture-renderer.ts';
import { notShared } from '../public-activity.query.ts';
import { SharedActivities } from '../shared-activities.ts';
import { sessionPicture } from './session-picture.ts';

export class GetPicture {
  constructor(readonly urlHash: string) {}
}

@QueryHandler(GetPicture)
export class GetPictureHandler implements IQueryHandler<GetPicture, Picture> {
  constructor(
    private readonly shared: SharedActivities,
    private readonly renderer: PictureRenderer,
  ) {}

  async execute({ urlHash }: GetPicture): Promise<Picture> {
    const activity = await this.shared.find(urlHash);
    if (activity === undefined) throw notShared();
    return this.renderer.render(sessionPicture(activity, PICTURE_FONTS));
  }
}

const Path = Type.Object({ urlHash: Type.String() });

@Controller('public/activities')
export class PictureHttp {
  constructor(private readonly queries: QueryBus) {}

  /** 1200x630, for previews of the shared link; asked for anew each time, so that it ends with sharing. */
  @Public()
  @Expensive('picture')
  @Get(':urlHash/picture.png')
  async get(
    @CheckedParams(Path) { urlHash }: Static<typeof Path>,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { hash, png } = await this.queries.execute<GetPicture, Picture>(new GetPicture(urlHash));
    void reply.header('cache-control', 'no-cache').header('cross-origin-resource-policy', 'cross-origin');
    if (isNotModified(`"${hash}"`, known, reply)) await reply.send();
    else await reply.type('image/png').send(png);
  }
}
