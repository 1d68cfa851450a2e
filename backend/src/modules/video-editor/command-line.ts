/** The door for the command line. */
export { AssignKeyCommand } from './write/assign-key.use-case.ts';
export { StockKeysCommand } from './write/stock-keys.use-case.ts';
