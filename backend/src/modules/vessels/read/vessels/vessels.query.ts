import { Controller, Get, Inject } from '@nestjs/common';
import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { DATABASE, type Database } from '../../../../kernel/database/database.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/actor.ts';
import type { Vessel, VesselsRow } from './vessels.projection.ts';

export class ListVessels {
  constructor(readonly owner: number) {}
}

@QueryHandler(ListVessels)
export class ListVesselsHandler implements IQueryHandler<ListVessels, readonly Vessel[]> {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async execute({ owner }: ListVessels): Promise<readonly Vessel[]> {
    const [row] = await this.database.query<Pick<VesselsRow, 'vessels'>>(
      'SELECT vessels FROM read_vessels.vessels WHERE owner = $1',
      [owner],
    );
    return row?.vessels ?? [];
  }
}

@Controller('surf-vessels')
export class ListVesselsHttp {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  list(@Actor() actor: ActorIdentity): Promise<readonly Vessel[]> {
    return this.queries.execute(new ListVessels(actor.id));
  }
}
