import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Keyring } from './keyring.ts';
import { SealBroken, SealingKeyMissing } from './sealing.errors.ts';

const content = Buffer.from('Kona, 6:30 — réservé 🤙');

describe('Keyring', () => {
  const [older, newer] = [randomBytes(32), randomBytes(32)];

  it('opens sealed content only with the same context', () => {
    const keyring = new Keyring([older]);
    expect(keyring.open(keyring.seal(content, 'here'), 'here')).toEqual(content);
    expect(() => keyring.open(keyring.seal(content, 'here'), 'there')).toThrow(SealBroken);
  });

  it('returns a different envelope each time', () => {
    const keyring = new Keyring([older]);
    const envelopes = Array.from({ length: 100 }, () => keyring.seal(content, 'here'));
    expect(new Set(envelopes).size).toBe(100);
  });

  it('seals with the first key and opens with any', () => {
    const old = new Keyring([older]).seal(content, 'here');
    const rotated = new Keyring([newer, older]);
    expect(rotated.open(old, 'here')).toEqual(content);
    expect(new Keyring([newer]).open(rotated.seal(content, 'here'), 'here')).toEqual(content);
    expect(() => new Keyring([older]).open(rotated.seal(content, 'here'), 'here')).toThrow(SealingKeyMissing);
  });

  it.each([2, 3, 4])('rejects an envelope with part %i changed', (part) => {
    const keyring = new Keyring([older]);
    const parts = keyring.seal(content, 'here').split('|');
    const bytes = Buffer.from(parts[part] as string, 'base64url');
    bytes[0] = (bytes[0] as number) ^ 1;
    parts[part] = bytes.toString('base64url');
    expect(() => keyring.open(parts.join('|'), 'here')).toThrow(SealBroken);
  });

  it('rejects a truncated tag', () => {
    const keyring = new Keyring([older]);
    const parts = keyring.seal(content, 'here').split('|');
    parts[3] = Buffer.from(parts[3] as string, 'base64url')
      .subarray(0, 4)
      .toString('base64url');
    expect(() => keyring.open(parts.join('|'), 'here')).toThrow(SealBroken);
  });

  it.each(['', 'plain text', '1|2|3', '2|a|b|c|d', '1|a|b|c|d|e'])('rejects %j as an envelope', (text) => {
    expect(() => new Keyring([older]).open(text, 'here')).toThrow(SealBroken);
  });

  it('requires at least one key and keys of 32 bytes', () => {
    expect(() => new Keyring([])).toThrow(RangeError);
    expect(() => new Keyring([randomBytes(31)])).toThrow(RangeError);
  });
});
