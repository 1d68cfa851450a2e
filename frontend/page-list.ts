import type { Plugin } from 'vite';
import { LANDING_DESCRIPTION, LANDING_TITLE, PUBLIC_PAGES, withProduct } from './src/lib/public-pages.ts';
import { GUEST_PATHS, OPEN_PATHS, PROTECTED_PATHS } from './src/routes/route-paths.ts';

const pages = [
  { path: '/', title: LANDING_TITLE, description: LANDING_DESCRIPTION },
  ...Object.entries(PUBLIC_PAGES).map(([path, { title, description }]) => ({
    path,
    title: withProduct(title),
    description,
  })),
];

/** Writes `page-list.json` for the server: all paths, and title and description of the public pages. */
export function pageList(): Plugin {
  return {
    name: 'page-list',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'page-list.json',
        source: JSON.stringify({ addresses: [...OPEN_PATHS, ...GUEST_PATHS, ...PROTECTED_PATHS], pages }),
      });
    },
  };
}
