import { createHash } from 'node:crypto';
import { Resvg } from '@resvg/resvg-js';
import { FONT_FILES, PICTURE_FONTS } from './picture-fonts.ts';
import { type PictureChoice, type Pictured, sessionPicture } from './session-picture.ts';

export interface PictureRequest {
  readonly activity: Pictured;
  readonly choice: PictureChoice;
  readonly byline: string | null;
}

export interface DrawnPicture {
  /** SHA-256 of the SVG; equal for equal pictures. */
  readonly hash: string;
  readonly png: Uint8Array;
}

/** Worker task: draws a session as SVG and renders it to PNG. */
export default function draw({ activity, choice, byline }: PictureRequest): DrawnPicture {
  const svg = sessionPicture(activity, choice, { byline, fonts: PICTURE_FONTS });
  const font = { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: PICTURE_FONTS.family };
  return {
    hash: createHash('sha256').update(svg).digest('base64url'),
    png: new Resvg(svg, { font }).render().asPng(),
  };
}
