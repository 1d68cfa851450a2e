import { expect, type Page } from '@playwright/test';
import { coveredBy } from './covered.ts';

export const rides = (page: Page) => page.locator('tr[data-ride]');
export const card = (page: Page, number: number) =>
  page.getByRole('article', { name: `Ride ${number}`, exact: true });
export const map = (page: Page) => page.getByRole('region', { name: 'Map of the session' });
export const DOT = ':scope > [aria-hidden=true]';
/**
 * Follows the speed of an open ride with the pointer: what covers the dot that goes with it on the map, and the part of
 * the map's width or height that its way takes.
 */
async function wayOnMap(page: Page, number: number) {
  const curve = (await card(page, number).getByRole('img').boundingBox())!;
  const frame = (await map(page).boundingBox())!;
  const covering = new Set<string>();
  const [across, down]: [number[], number[]] = [[], []];
  for (let step = 0; step <= 12; step++) {
    await page.mouse.move(curve.x + curve.width * (0.1 + step / 15), curve.y + curve.height / 2);
    for (const part of await coveredBy(map(page), DOT)) covering.add(part);
    const { x, y } = (await map(page).locator(DOT).boundingBox())!;
    across.push(x);
    down.push(y);
  }
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return { covering: [...covering], share: Math.max(span(across) / frame.width, span(down) / frame.height) };
}
/** The map frames the open ride, clear of everything that lies over it. */
export const expectFramed = (page: Page, number: number) =>
  expect(async () => {
    const { covering, share } = await wayOnMap(page, number);
    expect(covering).toEqual([]);
    expect(share).toBeGreaterThan(0.3);
  }).toPass();
