import { createRequire } from 'node:module';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { renderAsync } from '@resvg/resvg-js';
import { type CanDraw, fontCoverage } from './font-coverage.ts';

export interface Picture {
  /** SHA-256 of the SVG; equal for equal pictures. */
  readonly hash: string;
  readonly png: Buffer;
}

/** Fonts from a package, because a minimal server has none. */
const FOLDER = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');
const FILES = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((name) => join(FOLDER, name));
const OPTIONS = {
  font: { loadSystemFonts: false, fontFiles: FILES, defaultFontFamily: 'DejaVu Sans' },
};

/** Font family of pictures, and the code points that any of its fonts can draw. */
export const PICTURE_FONTS: { readonly family: string; readonly canDraw: CanDraw } = {
  family: OPTIONS.font.defaultFontFamily,
  canDraw: anyOf(FILES.map((file) => fontCoverage(readFileSync(file)))),
};

const MOST_CACHED = 100;

/** Renders SVG to PNG off the event loop, with an LRU cache that concurrent requests share. */
@Injectable()
export class PictureRenderer {
  private readonly cache = new Map<string, Promise<Buffer>>();

  async render(svg: string): Promise<Picture> {
    const hash = createHash('sha256').update(svg).digest('base64url');
    const drawn = this.cache.get(hash) ?? draw(svg);
    this.remember(hash, drawn);
    try {
      return { hash, png: await drawn };
    } catch (error) {
      this.cache.delete(hash);
      throw error;
    }
  }

  private remember(hash: string, drawn: Promise<Buffer>): void {
    this.cache.delete(hash);
    this.cache.set(hash, drawn);
    const [oldest] = this.cache.keys();
    if (this.cache.size > MOST_CACHED) this.cache.delete(oldest!);
  }
}

function anyOf(fonts: readonly CanDraw[]): CanDraw {
  return (codePoint) => fonts.some((canDraw) => canDraw(codePoint));
}

async function draw(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, OPTIONS);
  return image.asPng();
}
