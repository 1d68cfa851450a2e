import { createRequire } from 'node:module';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { renderAsync } from '@resvg/resvg-js';
import { type CanDraw, fontCoverage } from './font-coverage.ts';

export interface Picture {
  /** Of what is shown: the same picture has the same one. */
  readonly hash: string;
  readonly png: Buffer;
}

/** Comes with the project: a bare server has no fonts. */
const FOLDER = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');
const FILES = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((name) => join(FOLDER, name));
const OPTIONS = {
  font: { loadSystemFonts: false, fontFiles: FILES, defaultFontFamily: 'DejaVu Sans' },
};

/** What the fonts of pictures are called, and which characters they have; what one lacks the other lends. */
export const PICTURE_FONTS: { readonly family: string; readonly canDraw: CanDraw } = {
  family: OPTIONS.font.defaultFontFamily,
  canDraw: anyOf(FILES.map((file) => fontCoverage(readFileSync(file)))),
};

const KEPT = 100;

/** Draws SVG as PNG off the event loop; the pictures asked for last are kept, and two who ask at once share one. */
@Injectable()
export class PictureRenderer {
  private readonly kept = new Map<string, Promise<Buffer>>();

  async render(svg: string): Promise<Picture> {
    const hash = createHash('sha256').update(svg).digest('base64url');
    const drawn = this.kept.get(hash) ?? draw(svg);
    this.keep(hash, drawn);
    try {
      return { hash, png: await drawn };
    } catch (error) {
      this.kept.delete(hash);
      throw error;
    }
  }

  private keep(hash: string, drawn: Promise<Buffer>): void {
    this.kept.delete(hash);
    this.kept.set(hash, drawn);
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT) this.kept.delete(oldest!);
  }
}

function anyOf(fonts: readonly CanDraw[]): CanDraw {
  return (codePoint) => fonts.some((canDraw) => canDraw(codePoint));
}

async function draw(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, OPTIONS);
  return image.asPng();
}
