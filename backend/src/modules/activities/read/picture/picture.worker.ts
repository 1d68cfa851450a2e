import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type SessionFrame, writtenFor } from '@rideline/detection-engine';
import { Resvg } from '@resvg/resvg-js';
import { FONT_FILES, PICTURE_FONTS } from './picture-fonts.ts';
import type { SeasonCard } from '../../season-cards.port.ts';
import { type PictureChoice, type Pictured, sessionPicture } from './session-picture.ts';
import { seasonCardPicture } from './season-card.ts';

export interface PictureRequest {
  readonly activity: Pictured;
  readonly choice: PictureChoice;
  readonly byline: string | null;
  readonly frame: SessionFrame;
  /** Of dates and numbers. */
  readonly language: string;
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

const pictureOf = ({ activity, choice, byline, frame, language }: PictureRequest): string =>
  writtenFor(language, () => sessionPicture(activity, choice, { byline, fonts: PICTURE_FONTS, frame }));

/** Bytes by which the process grows before the next collection. */
const STEP = 64_000_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
let least = 0;

/**
 * Frees what a native library holds for objects that are no longer used, once the process has grown. V8 doesn't count
 * that memory, so it collects the objects late or never, and their memory is freed in the next turn of the event loop,
 * which a busy thread of Piscina doesn't have by itself.
 */
async function freeNativeMemory(): Promise<void> {
  if (process.memoryUsage.rss() < least + STEP) return;
  collect();
  await setImmediate();
  least = process.memoryUsage.rss();
}
