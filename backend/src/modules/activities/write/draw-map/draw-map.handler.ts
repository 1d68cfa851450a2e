import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { newUrlHash } from '../../../../kernel/ids/url-hash.ts';
import type { MapKind } from '../../events/map-drawn.ts';
import { ActivityCommands, type Asked } from '../activity-commands.ts';
import { ownedActivity } from '../activity.ts';
import { drawMap } from './draw-map.command.ts';

export class DrawMapCommand {
  constructor(
    readonly asked: Asked,
    readonly kind: MapKind,
  ) {}
}

export interface DrawnMap {
  readonly file: string;
  readonly position: bigint;
}

/** Names the map's file; what is in it is drawn whenever it is opened. */
@CommandHandler(DrawMapCommand)
export class DrawMapCommandHandler implements ICommandHandler<DrawMapCommand, DrawnMap> {
  constructor(private readonly commands: ActivityCommands) {}

  async execute({ asked, kind }: DrawMapCommand): Promise<DrawnMap> {
    const command = { actor: asked.actor, kind, file: `${newUrlHash()}.html` };
    const { state, position } = await this.commands.run(asked, drawMap, command);
    return { file: ownedActivity(state, asked.actor).maps[kind]!, position };
  }
}
