import { describe, expect, it } from '@jest/globals';
import { describeClient } from './client-description.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

describe('describeClient', () => {
  it.each([
    [`${WINDOWS} Gecko/20100101 Firefox/144.0`, 'Firefox on Windows'],
    [`${WINDOWS} ${chrome}`, 'Chrome on Windows'],
    [`${WINDOWS} ${chrome} Edg/141.0.0.0`, 'Edge on Windows'],
    [`Mozilla/5.0 (Linux; Android 16; Pixel 10) ${chrome}`, 'Chrome on Android'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile Safari/604',
      'Safari on iOS',
    ],
    ['curl/8.5.0', 'an unknown program'],
    ['', 'an unknown program'],
    [undefined, 'an unknown program'],
    ['<b>Kai</b> says: open https://evil.example', 'an unknown program'],
  ])('recognizes the browser and system of %j', (userAgent, expected) => {
    expect(describeClient(userAgent, '203.0.113.7')).toBe(`${expected}, network 203.0.113.x`);
  });

  it('shows the network instead of the full address', () => {
    expect(describeClient('', '::ffff:198.51.100.23')).toMatch(/network 198\.51\.100\.x$/);
    expect(describeClient('', '2001:db8:1:2:3:4:5:6')).toMatch(/network 2001:db8:1:x$/);
  });
});
