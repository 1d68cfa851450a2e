import { escapeHtml } from '../answers/html.ts';

/** What a page is about, for its title and for previews of its address (Open Graph, Twitter cards). */
export interface PageDescription {
  readonly title: string;
  readonly description: string;
  /** Addresses are absolute: previews are made elsewhere. */
  readonly url: string;
  readonly kind: 'website' | 'article';
  readonly image: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
}

/** Addresses of the web app that say what they are about; what can't be described isn't there (404). */
export interface DescribedPages {
  /** Beginning of the address, from slash to slash. */
  readonly prefix: string;
  /** @param rest what follows the prefix in the address */
  describe(rest: string): Promise<PageDescription | undefined>;
}

const GENERAL =
  /\s*<title>[^<]*<\/title>|\s*<meta\s+(name="(description|twitter:[^"]*)"|property="og:[^"]*")[^>]*>/g;

/** The web app's page with this description in place of its general one. */
export function withDescription(page: string, about: PageDescription): string {
  const { title, description, url, kind, image } = about;
  const properties = {
    'og:site_name': 'Rideline',
    'og:type': kind,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': image.url,
    'og:image:type': 'image/png',
    'og:image:width': String(image.width),
    'og:image:height': String(image.height),
    'og:image:alt': image.alt,
  };
  const names = {
    description,
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image.url,
    'twitter:image:alt': image.alt,
  };
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    ...Object.entries(names).map(([name, text]) => `<meta name="${name}" content="${escapeHtml(text)}">`),
    ...Object.entries(properties).map(
      ([name, text]) => `<meta property="${name}" content="${escapeHtml(text)}">`,
    ),
  ];
  // A function: the texts may hold what replace() takes for patterns.
  return page.replaceAll(GENERAL, '').replace('</head>', () => `${tags.join('\n')}\n</head>`);
}
