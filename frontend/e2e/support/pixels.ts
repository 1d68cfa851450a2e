import type { Locator } from '@playwright/test';

/** Counts the pixels of an element's screenshot close to a color such as #c9441f. */
export async function pixelsNear(element: Locator, color: string, tolerance = 24): Promise<number> {
  const picture = (await element.screenshot({ animations: 'disabled' })).toString('base64');
  return element.evaluate(
    async (_, [base64, wanted, near]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      const target = [1, 3, 5].map((at) => Number.parseInt(wanted.slice(at, at + 2), 16));
      let count = 0;
      for (let at = 0; at < data.length; at += 4) {
        if (target.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) <= near)) count++;
      }
      return count;
    },
    [picture, color, tolerance] as const,
  );
}
