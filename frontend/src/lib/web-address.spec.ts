import { describe, expect, it } from '@jest/globals';
import { isWebAddress } from './web-address.ts';

describe('an address to open from a page', () => {
  it.each(['https://youtu.be/abc', 'http://example.test/a?b#c'])('takes %s', (address) => {
    expect(isWebAddress(address)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'https://user:secret@example.test',
    'youtu.be/abc',
    '//example.test',
    '',
  ])('refuses "%s"', (address) => {
    expect(isWebAddress(address)).toBe(false);
  });
});
