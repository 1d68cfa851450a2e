/** What the command line uses of this module. */
export { StockKeysCommand } from './write/stock-keys/stock-keys.use-case.ts';
