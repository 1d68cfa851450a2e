import { useEffect } from 'react';

const PRODUCT = 'Rideline';
const DESCRIPTION = 'Free surf tracking platform that works with any device, any watch, anywhere.';

/** Names the page in the tab and in history; the description goes to the page's meta tag. */
export function usePageTitle(title: string | null, description = DESCRIPTION): void {
  useEffect(() => {
    document.title =
      title === null ? `${PRODUCT} - Surf tracking for any watch or phone` : `${title} - ${PRODUCT}`;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
