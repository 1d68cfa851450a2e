import { useEffect } from 'react';
import { LANDING_DESCRIPTION, LANDING_TITLE, withProduct } from '../lib/public-pages.ts';

/** Sets the document title and the meta description. */
export function usePageTitle(title: string | null, description: string = LANDING_DESCRIPTION): void {
  useEffect(() => {
    document.title = title === null ? LANDING_TITLE : withProduct(title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
