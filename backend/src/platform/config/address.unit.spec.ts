import { describe, expect, it } from '@jest/globals';
import { isPlainAddress } from './address.ts';

describe('isPlainAddress', () => {
  it.each([
    'kai@surf.example',
    'kai.lani+waves@mail.surf.example',
    "o'neil_{x}!#$%&*/=?^`|~@surf.example",
    'vågor@sörf.example',
    'kai@xn--srf-0na.example',
    `${'a'.repeat(64)}@surf.example`,
    `kai@${'a'.repeat(63)}.example`,
    'kai@3com.example',
  ])('accepts %s', (address) => {
    expect(isPlainAddress(address)).toBe(true);
  });

  it.each([
    'a@b..com',
    'a..b@surf.example',
    '.a@surf.example',
    'a.@surf.example',
    'a@.surf.example',
    'a@surf.example.',
    'a@-surf.example',
    'a@surf-.example',
    'a@surf',
    'a@surf.e',
    'a@surf_board.example',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    'a@b@surf.example',
    'Kai <kai@surf.example>',
    'kai@surf.example, eve@surf.example',
    'kai@surf.example\r\nBcc: eve@surf.example',
    'kai@surf.example;eve@surf.example',
    'kai\u0000@surf.example',
    'kai\u200B@surf.example',
    '"kai"@surf.example',
    'kai surf@surf.example',
    '@surf.example',
    'kai@',
    '',
    `${'a'.repeat(65)}@surf.example`,
    `kai@${'a'.repeat(64)}.example`,
    `kai@${'a.'.repeat(125)}example`,
  ])('rejects %j', (address) => {
    expect(isPlainAddress(address)).toBe(false);
  });
});
