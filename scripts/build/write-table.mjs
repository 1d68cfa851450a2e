import { mkdirSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../lib/paths.mjs';

/**
 * Writes a file that backend/src/platform/built-table.ts reads: the length of its index in four bytes, the index, then
 * the parts.
 * @param {string} folder @param {string} name @param {Buffer} index @param {readonly Buffer[]} parts
 */
export function writeTable(folder, name, index, parts) {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(index.length);
  mkdirSync(fromRoot(folder), { recursive: true });
  writeFileSync(fromRoot(folder, name), Buffer.concat([length, index, ...parts]));
}
