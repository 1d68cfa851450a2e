import type { Coast, Placing } from '@rideline/detection-engine';
import { seaPath } from '../sea-path.ts';
import { COLORS, type Layout, type Theme } from './picture-design.ts';

/** Meters over which the shore fades: the data's own steps are longer. */
const SOFT_METERS = 30;
const LEAST_SOFT_PX = 6;
const MOST_SOFT_PX = 40;

/** Land as a soft shade over the whole picture, with the credit of its data; empty without land in view. */
export function coastBehind(
  coast: Coast,
  { place, perMeter }: Placing,
  { width, height }: Pick<Layout, 'width' | 'height'>,
  theme: Theme,
): string {
  const { land, soft } = COLORS[theme];
  if (land === null) return '';
  const blur = Math.min(MOST_SOFT_PX, Math.max(LEAST_SOFT_PX, SOFT_METERS * perMeter));
  const around = 4 * MOST_SOFT_PX;
  const frame = { left: -around, top: -around, right: width + around, bottom: height + around };
  const sea = seaPath(coast, { place, frame, digits: 0 });
  if (sea === '') return '';
  const credit = 12 + Math.round(height / 160);
  return `<defs><filter id="soft" x="0" y="0" width="1" height="1"><feGaussianBlur stdDeviation="${blur.toFixed(1)}"/></filter><mask id="land" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/><path d="${sea}" fill="#000" fill-rule="evenodd" filter="url(#soft)"/></mask></defs>
<rect width="${width}" height="${height}" fill="${land}" mask="url(#land)"/>
<text x="${width - 14}" y="${height - 12}" text-anchor="end" font-size="${credit}" fill="${soft}" fill-opacity="0.8">Coast © OpenStreetMap</text>`;
}
