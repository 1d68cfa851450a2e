import type { Page } from '@playwright/test';

/** Has the app believe that this installation offers more than the one under test. */
export async function offering(
  page: Page,
  over: { video_editor_url?: string; connections?: readonly string[] },
): Promise<void> {
  await page.route('**/api/site', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), ...over } });
  });
}
