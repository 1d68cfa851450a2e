import type { Page } from '@playwright/test';
import { strToU8 } from 'fflate';

export const choose = (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.getByLabel('Track files', { exact: true }).setInputFiles(files);
export const rows = (page: Page) => page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem');
export const summary = (page: Page) => page.getByRole('status').filter({ hasText: /analyzed|ready/ });

/** A GPX of two minutes at walking pace; each number is another day. */
export function paddle(number: number): Uint8Array {
  const points = Array.from({ length: 120 }, (_, second) => {
    const time = new Date(Date.UTC(2020, 0, 1 + number, 18) + second * 1000).toISOString();
    const latitude = 37.76 + Math.min(second, 120 - second) / 1e5;
    return `<trkpt lat="${latitude}" lon="-122.51"><time>${time}</time></trkpt>`;
  });
  return strToU8(`<gpx version="1.1"><trk><trkseg>${points.join('')}</trkseg></trk></gpx>`);
}
