import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits for all animations but endless ones, so that colors are not checked while fading. */
const animationsEnded = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );

/**
 * Expects no violation of WCAG 2.2 AA and no skipped heading level in the current page.
 * @param within selector of the part to check, such as a dialog on a page that is checked without it
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await animationsEnded(page);
  const axe = new AxeBuilder({ page }).options({
    runOnly: { type: 'tag', values: WCAG_22_AA },
    rules: {
      'aria-dialog-name': { enabled: true },
      'heading-order': { enabled: true },
      region: { enabled: within === undefined },
    },
    resultTypes: ['violations'],
  });
  if (within !== undefined) axe.include(within);
  // Pages have no frames of other sites, whose results axe would merge in a blank tab.
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.map((node) => node.target.join(' ')),
  }));
  expect(found).toEqual([]);
}
