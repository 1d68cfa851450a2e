import { Resvg } from '@resvg/resvg-js';

export interface PictureRequest {
  readonly svg: string;
  readonly fontFiles: readonly string[];
  readonly family: string;
}

/** Worker task: renders an SVG to PNG. */
export default function draw({ svg, fontFiles, family }: PictureRequest): Uint8Array {
  const font = { loadSystemFonts: false, fontFiles: [...fontFiles], defaultFontFamily: family };
  return new Resvg(svg, { font }).render().asPng();
}
