import { Controller, Get, Res } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { Expensive } from '../../../../platform/admission/expensive.ts';
import { notFound } from '../../../../platform/errors/domain-error.ts';
import { OneOf } from '../../../../kernel/event-store/fields.ts';
import { Actor, type ActorIdentity } from '../../../../platform/admission/actor.ts';
import { Answers, media } from '../../../../platform/http/openapi/answers.ts';
import { CheckedParams, CheckedQuery } from '../../../../platform/http/requests/parameters.ts';
import { ReaderLanguage } from '../../../../platform/http/requests/reader-language.ts';
import { PictureShape, PictureTheme } from '../../season-cards.port.ts';
import { FIGURE_NAMES, type FigureName } from '../public/figures.ts';
import { type VisibleActivity, SharedActivities } from '../public/shared-activities.ts';
import { MOTIFS } from './motif.ts';
import type { PictureRequest } from './picture.worker.ts';
import { Pictures } from './pictures.ts';

const NAMES = FIGURE_NAMES.join('|');

const Path = Type.Object({ url_hash: Type.String() });
const Query = Type.Object(
  {
    shape: PictureShape,
    theme: PictureTheme,
    motif: OneOf(MOTIFS, { $id: 'PictureMotif', errorMessage: 'motif is track, longest_ride or bars' }),
    figures: Type.String({
      pattern: `^(${NAMES})(,(${NAMES})){2}$`,
      description: `Three of ${FIGURE_NAMES.join(', ')}, separated by commas`,
      errorMessage: 'Please choose three numbers',
    }),
    rides_only: Type.Optional(
      Type.Boolean({ description: 'As if only rides were shown; otherwise as the session is set' }),
    ),
    hides_place: Type.Optional(Type.Boolean({ description: 'As if a place were hidden' })),
  },
  { additionalProperties: false },
);

const activityNotFound = () => notFound('Activity not found');

/** Garmin requires its device to be named beside its data. */
const deviceOf = ({ source, deviceName }: VisibleActivity['row']): string | null =>
  source === 'GARMIN' ? `Garmin ${(deviceName ?? '').replace(/^garmin\s*/i, '')}`.trim() : null;

@Controller('activities')
export class SharePictureHttp {
  constructor(
    private readonly shared: SharedActivities,
    private readonly pictures: Pictures,
  ) {}

  /**
   * Shows what a visitor would see of the session, also while it is private. A session with a hidden circle has bars
   * instead of any shape of the track.
   */
  @Expensive('picture')
  @Get(':url_hash/share-picture')
  @Answers({
    summary: 'A picture of your session to share',
    problems: [403, 404, 409],
    200: media('image/png'),
  })
  async get(
    @Actor() actor: ActorIdentity,
    @CheckedParams(Path) { url_hash }: Static<typeof Path>,
    @CheckedQuery(Query) query: Static<typeof Query>,
    @ReaderLanguage() reader: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { shape, theme, motif, figures, rides_only, hides_place } = query;
    const version = await this.shared.versionOfOwn(url_hash, actor.id);
    if (version === undefined) throw activityNotFound();
    const name = [url_hash, shape, theme, motif, figures, rides_only, hides_place].join(' ');
    const { png } = await this.pictures.of(name, version, reader, () =>
      this.request(url_hash, actor.id, query),
    );
    await reply.type('image/png').header('cache-control', 'private, no-store').send(png);
  }

  private async request(
    urlHash: string,
    owner: number,
    { shape, theme, motif, figures, rides_only: ridesOnly, hides_place }: Static<typeof Query>,
  ): Promise<Omit<PictureRequest, 'frame' | 'language'>> {
    const activity = await this.shared.findOwn(urlHash, owner, ridesOnly);
    if (activity === undefined) throw activityNotFound();
    const choice = {
      shape,
      theme,
      motif: activity.hidesPlace || hides_place === true ? 'bars' : motif,
      figures: figures.split(',') as FigureName[],
    } as const;
    return { activity, choice, byline: deviceOf(activity.row) };
  }
}
