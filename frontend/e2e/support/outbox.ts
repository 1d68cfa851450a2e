import { expect } from '@playwright/test';
import { newestLinkTo } from '../../../scripts/lib/outbox.mjs';

/** Waits for a mail to this address in the app's outbox and returns the link it brings. */
export async function linkMailedTo(
  address: string,
  dataDir = process.env['RIDELINE_E2E_DATA_DIR'] ?? '',
): Promise<string> {
  let link: string | undefined;
  await expect(() => {
    link = newestLinkTo(address, dataDir);
    expect(link, `a mail to ${address} with a link`).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return link!;
}
