import { describe, expect, it } from '@jest/globals';
import { withDescription } from './described-pages.ts';

const PAGE = `<!doctype html><html><head><meta charset="utf-8" />
<title>Rideline</title>
<meta
  name="description"
  content="General"
/>
<meta name="theme-color" content="#fff" />
<meta property="og:title" content="General" />
<meta name="twitter:card" content="summary" />
<script src="/app.js"></script></head><body></body></html>`;
const description = (text: string) => ({
  title: text,
  description: text,
  url: 'https://rideline.example/x',
  kind: 'website' as const,
  image: { url: 'https://rideline.example/x.png', width: 1200, height: 630, alt: text },
});

describe('withDescription', () => {
  it('replaces the general title and description', () => {
    const page = withDescription(PAGE, description('Dawn'));
    expect(page).not.toContain('General');
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(page).toContain('<meta property="og:image:width" content="1200">');
    expect(page).toContain('<meta name="theme-color" content="#fff" />');
    expect(page).toContain('<script src="/app.js"></script>');
  });

  it('inserts texts literally, including replacement patterns, and escapes markup', () => {
    const page = withDescription(PAGE, description(`$& $1 $' "></title><script>`));
    expect(page).toContain('<title>$&amp; $1 $&#39; &quot;&gt;&lt;/title&gt;&lt;script&gt;</title>');
    expect(page.match(/<script/g)).toHaveLength(1);
  });
});
