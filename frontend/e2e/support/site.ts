import type { Page } from '@playwright/test';

/** Overrides fields of the site configuration. It is asked for once, as a test can end while a route asks. */
export async function overrideSite(
  page: Page,
  over: { video_editor_url?: string; video_channel_url?: string; connections?: readonly string[] },
): Promise<void> {
  const site = (await (await page.request.get('/api/site')).json()) as object;
  await page.route('**/api/site', (route) => route.fulfill({ json: { ...site, ...over } }));
}
