import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { escapeHtml, scriptJson } from './html.ts';

describe('escapeHtml and scriptJson', () => {
  it('escapes all markup', () => {
    expect(escapeHtml(`<img src=x onerror="a('b')">&amp;`)).toBe(
      '&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;amp;',
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']/);
      }),
    );
  });

  it('replaces characters that XML forbids', () => {
    expect(escapeHtml('a\0b\u000Bc\uFFFEd\uD800e🏄')).toBe('a\uFFFDb\uFFFDc\uFFFDd\uFFFDe🏄');
  });

  it('round-trips values through a script element', () => {
    expect(scriptJson({ a: '</script><!--\u2028' })).not.toMatch(/[<>\u2028]/);
    fc.assert(
      fc.property(fc.anything({ maxDepth: 2 }), (value) => {
        const text = JSON.stringify(value);
        if (text !== undefined) expect(JSON.parse(scriptJson(value))).toEqual(JSON.parse(text));
      }),
    );
  });
});
