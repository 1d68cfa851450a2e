import { readFile } from 'node:fs/promises';
import type { PageDescription } from './described-pages.ts';

/** `page-list.json`, written by the build of the web app. */
interface PageList {
  /** Route patterns, parameters as `:name`. */
  readonly addresses: readonly string[];
  readonly pages: readonly { readonly path: string; readonly title: string; readonly description: string }[];
}

export interface WebAppPages {
  /** True if the web app has a route for this path. */
  has(path: string): boolean;
  describe(path: string): PageDescription | undefined;
}

const PREVIEW = {
  path: '/og.png',
  width: 1200,
  height: 630,
  alt: 'Rideline: surf tracking for any watch or phone',
};

/**
 * @param file path of `page-list.json`
 * @param origin origin of the absolute URLs in previews
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
