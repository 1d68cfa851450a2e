import type { Page } from '@playwright/test';

/** Overrides fields of the site configuration. */
export async function overrideSite(
  page: Page,
  over: { video_editor_url?: string; video_channel_url?: string; connections?: readonly string[] },
): Promise<void> {
  await page.route('**/api/site', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), ...over } });
  });
}
