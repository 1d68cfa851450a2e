import { slice } from '../../../kernel/slices.ts';
import { KeyPool } from '../adapters/key-pool.ts';

/** Adds keys to the pool; results in the number of new ones. Sent by the command line; records no event. */
export const StockKeysCommand = slice([KeyPool], (pool) => (keys: readonly string[]) => pool.stock(keys));
