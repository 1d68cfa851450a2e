import { useEffect } from 'react';
import { LANDING_DESCRIPTION, LANDING_TITLE, withProduct } from '../lib/public-pages.ts';

/** Names the page in the tab and in history; the description goes to the page's meta tag. */
export function usePageTitle(title: string | null, description: string = LANDING_DESCRIPTION): void {
  useEffect(() => {
    document.title = title === null ? LANDING_TITLE : withProduct(title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
