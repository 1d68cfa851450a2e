import { describe, expect, it } from '@jest/globals';
import { isWebAddress } from './edit-activity.decision.ts';

describe('isWebAddress', () => {
  it.each([
    'https://youtu.be/abc',
    'http://example.test/a?b#c',
    'HTTPS://example.test',
    'https://example.test:8443/a%20b',
    'https://192.0.2.1/wave',
    'https://sörf.example/vågor?q=波',
    'https://example.test/@kai',
  ])('takes %s', (address) => {
    expect(isWebAddress(address)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'https://user:secret@example.test',
    'https://user@example.test',
    'youtu.be/abc',
    '//example.test',
    'https:example.test',
    'https:/example.test',
    'https:///example.test',
    'https:\\\\example.test',
    'https://example.test\\@evil.test',
    'https://',
    'https:// ',
    'https://%20',
    'https://..',
    'https://\u00A0\u3000',
    'https://example.test/a b',
    ' https://example.test',
    'https://example.test/\u200Ba',
    'https://example.test/\u202Egpj.exe',
    'https://example.test/\n',
    'java\tscript:alert(1)',
    '',
  ])('refuses %j', (address) => {
    expect(isWebAddress(address)).toBe(false);
  });
});
