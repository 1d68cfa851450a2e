import { readFile } from 'node:fs/promises';
import type { PageDescription } from './described-pages.ts';

/** What the web app's build says of its addresses (`page-list.json`). */
interface PageList {
  /** As its router knows them, a parameter written `:name`. */
  readonly addresses: readonly string[];
  /** Those that anybody may open. */
  readonly pages: readonly { readonly path: string; readonly title: string; readonly description: string }[];
}

export interface WebAppPages {
  /** Whether the web app has a page at this address. */
  has(path: string): boolean;
  /** What the page is about, if it is for everybody. */
  describe(path: string): PageDescription | undefined;
}

const PREVIEW = {
  path: '/og.png',
  width: 1200,
  height: 630,
  alt: 'Rideline: surf tracking for any watch or phone',
};

/**
 * @param file the build's list
 * @param origin in front of addresses in previews, which are made elsewhere
 */
export async function readPageList(file: string, origin: string): Promise<WebAppPages> {
  const { addresses, pages } = JSON.parse(await readFile(file, 'utf8')) as PageList;
  const known = new RegExp(`^(?:${addresses.map(patternOf).join('|')})$`);
  const image = { ...PREVIEW, url: origin + PREVIEW.path };
  const described = new Map(
    pages.map(({ path, title, description }) => [
      path,
      { title, description, url: origin + path, kind: 'website' as const, image },
    ]),
  );
  return {
    has: (path) => known.test(path),
    describe: (path) => described.get(path),
  };
}

const patternOf = (address: string) =>
  address.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:[^/]+/g, '[^/]+');
