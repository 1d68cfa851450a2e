import { escapeHtml } from '../answers/html.ts';

/** Title and description of a page, for link previews (Open Graph, Twitter cards). */
export interface PageDescription {
  readonly title: string;
  readonly description: string;
  /** Absolute, since previews are made by other sites. */
  readonly url: string;
  readonly kind: 'website' | 'article';
  readonly image: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
}

/** A group of web app routes with descriptions from the server. */
export interface DescribedPages {
  /** Path prefix with leading and trailing slash. */
  readonly prefix: string;
  /**
   * Returns undefined if there is no such page (404).
   * @param rest the path after the prefix
   * @param reader language of dates and numbers
   */
  describe(rest: string, reader: string): Promise<PageDescription | undefined>;
}

/** Nest token of a function that gives the described pages of all modules. */
export const DESCRIBED_PAGES = Symbol('DESCRIBED_PAGES');

const GENERAL =
  /(?<!\s)\s*<(?:title>[^<]*<\/title>|meta\s+(?:name="(?:description|twitter:[^"]*)"|property="og:[^"]*")[^>]*>)/g;

/** Replaces title and meta tags of the web app's page. */
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
  // A replacer function, since the texts may contain replacement patterns such as $&.
  return page.replaceAll(GENERAL, '').replace('</head>', () => `${tags.join('\n')}\n</head>`);
}
