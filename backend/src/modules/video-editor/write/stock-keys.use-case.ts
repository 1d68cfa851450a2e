import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { KeyPool } from '../adapters/key-pool.ts';

/** Adds keys to the pool; results in the number of new ones. Sent by the command line; records no event. */
export class StockKeysCommand extends Command<number> {
  constructor(readonly keys: readonly string[]) {
    super();
  }
}

@CommandHandler(StockKeysCommand)
export class StockKeysHandler implements ICommandHandler<StockKeysCommand> {
  constructor(private readonly pool: KeyPool) {}

  execute({ keys }: StockKeysCommand): Promise<number> {
    return this.pool.stock(keys);
  }
}
