import { createRequire } from 'node:module';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { workerPool } from '../../../kernel/threads/worker-pool.ts';
import { type CanDraw, fontCoverage } from './font-coverage.ts';
import type { PictureRequest } from './picture.worker.ts';

export interface Picture {
  /** SHA-256 of the SVG; equal for equal pictures. */
  readonly hash: string;
  readonly png: Buffer;
}

const require = createRequire(import.meta.url);
/** Files beside the description of a package. */
const filesBeside = (description: string, ...files: readonly string[]) =>
  files.map((file) => join(dirname(description), file));

/** Fonts from packages, because a minimal server has none: Latin, other alphabets, Japanese and Chinese, Korean, emoji. */
const FILES = [
  ...filesBeside(
    require.resolve('@expo-google-fonts/inter/package.json'),
    '500Medium/Inter_500Medium.ttf',
    '700Bold/Inter_700Bold.ttf',
    '800ExtraBold/Inter_800ExtraBold.ttf',
  ),
  ...filesBeside(
    require.resolve('dejavu-fonts-ttf/package.json'),
    'ttf/DejaVuSans.ttf',
    'ttf/DejaVuSans-Bold.ttf',
  ),
  ...filesBeside(
    require.resolve('@expo-google-fonts/m-plus-1p/package.json'),
    '800ExtraBold/MPLUS1p_800ExtraBold.ttf',
  ),
  ...filesBeside(
    require.resolve('@expo-google-fonts/nanum-gothic/package.json'),
    '800ExtraBold/NanumGothic_800ExtraBold.ttf',
  ),
  ...filesBeside(
    require.resolve('@expo-google-fonts/noto-emoji/package.json'),
    '700Bold/NotoEmoji_700Bold.ttf',
  ),
];
const FAMILY = 'Inter';

/** Font family of pictures, and the code points that any of its fonts can draw. */
export const PICTURE_FONTS: { readonly family: string; readonly canDraw: CanDraw } = {
  family: FAMILY,
  canDraw: anyOf(FILES.map((file) => fontCoverage(readFileSync(file)))),
};

const MOST_CACHED = 100;

/**
 * Renders SVG to PNG in a worker thread, because encoding a story takes 50 ms. Concurrent requests share an LRU cache.
 */
@Injectable()
export class PictureRenderer implements OnApplicationShutdown {
  private readonly pool = workerPool<PictureRequest, Uint8Array>(import.meta.url, 'picture');
  private readonly cache = new Map<string, Promise<Buffer>>();

  async render(svg: string): Promise<Picture> {
    const hash = createHash('sha256').update(svg).digest('base64url');
    const drawn =
      this.cache.get(hash) ??
      this.pool.run({ svg, fontFiles: FILES, family: FAMILY }).then((png) => Buffer.from(png));
    this.remember(hash, drawn);
    try {
      return { hash, png: await drawn };
    } catch (error) {
      this.cache.delete(hash);
      throw error;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.destroy();
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
