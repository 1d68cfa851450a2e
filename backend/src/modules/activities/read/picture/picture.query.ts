import { Controller, Get, Headers, Res } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { Expensive } from '../../../../platform/admission/expensive.ts';
import { Answers, media, NO_CONTENT } from '../../../../platform/http/openapi/answers.ts';
import { CheckedParams } from '../../../../platform/http/requests/parameters.ts';
import { ReaderLanguage } from '../../../../platform/http/requests/reader-language.ts';
import { isNotModified } from '../../../../platform/http/answers/etag.ts';
import { Public } from '../../../../platform/admission/actor.ts';
import { notShared } from '../public/public-activity.query.ts';
import { SharedActivities } from '../public/shared-activities.ts';
import { mainFigures } from '../public/session-words.ts';
import type { PictureRequest } from './picture.worker.ts';
import { Pictures } from './pictures.ts';

const Path = Type.Object({ urlHash: Type.String() });

@Controller('public/activities')
export class PictureHttp {
  constructor(
    private readonly shared: SharedActivities,
    private readonly pictures: Pictures,
  ) {}

  /** 1200x630, for previews of the shared link. Revalidated on each request, so that it ends with sharing. */
  @Public()
  @Expensive('picture')
  @Get(':urlHash/picture.png')
  @Answers({
    summary: 'Preview picture of a shared activity',
    problems: [404],
    200: media('image/png'),
    304: NO_CONTENT,
  })
  async get(
    @CheckedParams(Path) { urlHash }: Static<typeof Path>,
    @Headers('if-none-match') known: string | undefined,
    @ReaderLanguage() reader: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const version = await this.shared.version(urlHash);
    if (version === undefined) throw notShared();
    const { hash, png } = await this.pictures.of(`preview ${urlHash}`, version, reader, () =>
      this.request(urlHash),
    );
    void reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .header('cross-origin-resource-policy', 'cross-origin');
    if (isNotModified(`"${hash}"`, known, reply)) await reply.send();
    else await reply.type('image/png').send(png);
  }

  private async request(urlHash: string): Promise<Omit<PictureRequest, 'frame' | 'language'>> {
    const activity = await this.shared.find(urlHash);
    if (activity === undefined) throw notShared();
    const figures = mainFigures(activity);
    const choice = { shape: 'wide', theme: 'dark', motif: 'track', figures } as const;
    return { activity, choice, byline: `Shared by ${activity.username}` };
  }
}
