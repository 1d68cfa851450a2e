import { Controller, Get, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import { slice } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { CheckedParams } from '../../../platform/http/requests/parameters.ts';
import { newUrlHash } from '../../../platform/ids/url-hash.ts';
import { ActivityPath } from '../activity.schema.ts';
import type { MapKind } from '../events/sharing-events.ts';
import { ActivityCommands, type ActivityContext } from './activity-commands.ts';
import { ownedActivity } from './owned-activity.ts';
import { drawMap } from './draw-map.decision.ts';

/** Names the map's file. Its content is rendered each time it is opened. Resolves to the map's file name. */
export const DrawMapCommand = slice(
  [ActivityCommands],
  (commands) => async (context: ActivityContext, kind: MapKind) => {
    const { actor } = context;
    const command = { actor, kind, file: `${newUrlHash()}.html` };
    const { state } = await commands.run(context, drawMap, command);
    return ownedActivity(state, actor).maps[kind]!;
  },
);

type Path = Static<typeof ActivityPath>;

const MapFile = Type.Object({ map_file: Type.String() }, { $id: 'MapFile', additionalProperties: false });
const drawn = (summary: string) => Answers({ summary, problems: [404, 409], 200: MapFile });

/** Each route answers with the name of a file under /api/results (spec section 7). */
@Controller('activities')
export class DrawMapHttp {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  @Expensive('change')
  @Get(':url_hash/generate-map')
  @drawn('Draw the map of an activity')
  map(@Context() context: CommandContext, @CheckedParams(ActivityPath) path: Path) {
    return this.draw('map', context, path);
  }

  @Expensive('change')
  @Get(':url_hash/generate-gps-visualization')
  @drawn('Draw the GPS visualization of an activity')
  gpsVisualization(@Context() context: CommandContext, @CheckedParams(ActivityPath) path: Path) {
    return this.draw('gps_visualization', context, path);
  }

  @Expensive('change')
  @Get(':url_hash/develop-map')
  @drawn('Draw the develop map of a standing-wave activity')
  developMap(@Context() context: CommandContext, @CheckedParams(ActivityPath) path: Path) {
    return this.draw('develop_map', context, path);
  }

  private async draw(kind: MapKind, context: CommandContext, { url_hash: urlHash }: Path) {
    const drawn = await this.drawn(kind, context.actor, urlHash);
    if (drawn !== null) return { map_file: drawn };
    return { map_file: await this.commands.execute(new DrawMapCommand({ urlHash, ...context }, kind)) };
  }

  /** The file of a map that has one: asked again and again, it costs no decision on all events of the session. */
  private async drawn(kind: MapKind, owner: number, urlHash: string): Promise<string | null> {
    const [row] = await this.database.query<{ file: string | null }>(
      'SELECT maps->>$1 AS file FROM read_activities.activity WHERE url_hash = $2 AND owner = $3',
      [kind, urlHash, owner],
    );
    return row?.file ?? null;
  }
}
