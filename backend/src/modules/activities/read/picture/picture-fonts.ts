import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CanDraw, fontCoverage } from './font-coverage.ts';
import type { PictureFonts } from './card.ts';

const require = createRequire(import.meta.url);
/** Files beside the description of a package. */
const filesBeside = (description: string, ...files: readonly string[]) =>
  files.map((file) => join(dirname(description), file));

/** Fonts from packages, because a minimal server has none: Latin, other alphabets, Japanese and Chinese, Korean, emoji. */
export const FONT_FILES = [
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
export const PICTURE_FONTS: PictureFonts = {
  family: FAMILY,
  canDraw: anyOf(FONT_FILES.map((file) => fontCoverage(readFileSync(file)))),
};

function anyOf(fonts: readonly CanDraw[]): CanDraw {
  return (codePoint) => fonts.some((canDraw) => canDraw(codePoint));
}
