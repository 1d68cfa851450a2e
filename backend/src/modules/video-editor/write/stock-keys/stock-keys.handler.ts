import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { KeyPool } from '../../adapters/key-pool.ts';

export class StockKeysCommand {
  constructor(readonly keys: readonly string[]) {}
}

/** How many of the keys were new to the pool. Stocking is no fact about anybody: it is the assignment that is. */
@CommandHandler(StockKeysCommand)
export class StockKeysHandler implements ICommandHandler<StockKeysCommand, number> {
  constructor(private readonly pool: KeyPool) {}

  execute({ keys }: StockKeysCommand): Promise<number> {
    return this.pool.stock(keys);
  }
}
