import { randomBytes } from 'node:crypto';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 22;

/** 128 random bits in base62, 22 characters: an unguessable part of a URL. */
export function newUrlHash(): string {
  let bits = BigInt(`0x${randomBytes(16).toString('hex')}`);
  let text = '';
  for (let digit = 0; digit < LENGTH; digit += 1) {
    text = BASE62[Number(bits % 62n)]! + text;
    bits /= 62n;
  }
  return text;
}
