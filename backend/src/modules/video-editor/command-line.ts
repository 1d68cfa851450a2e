/** The door for the command line. */
export { StockKeysCommand } from './write/stock-keys/stock-keys.use-case.ts';
