import { createHash } from 'node:crypto';
import type { SessionFrame } from '@rideline/detection-engine';
import { Resvg } from '@resvg/resvg-js';
import { freeNativeMemory } from '../../../../platform/threads/free-native-memory.ts';
import { FONT_FILES, PICTURE_FONTS } from './picture-fonts.ts';
import type { SeasonCard } from '../../season-cards.port.ts';
import { type PictureChoice, type Pictured, sessionPicture } from './session-picture.ts';
import { seasonCardPicture } from './season-card.ts';

export interface PictureRequest {
  readonly activity: Pictured;
  readonly choice: PictureChoice;
  readonly byline: string | null;
  readonly frame: SessionFrame;
}

export interface DrawnPicture {
  /** SHA-256 of the SVG; equal for equal pictures. */
  readonly hash: string;
  readonly png: Uint8Array;
}

/** Worker task: draws a session or the card of a year as SVG and renders it to PNG. */
export default async function draw(request: PictureRequest | SeasonCard): Promise<DrawnPicture> {
  const svg = 'activity' in request ? pictureOf(request) : seasonCardPicture(request, PICTURE_FONTS);
  const png = rendered(svg);
  await freeNativeMemory();
  return { hash: createHash('sha256').update(svg).digest('base64url'), png };
}

/** The renderer leaves up to 3 MB of native memory. */
function rendered(svg: string): Uint8Array {
  const font = { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: PICTURE_FONTS.family };
  return new Resvg(svg, { font }).render().asPng();
}

const pictureOf = ({ activity, choice, byline, frame }: PictureRequest): string =>
  sessionPicture(activity, choice, { byline, fonts: PICTURE_FONTS, frame });
