import { describe, expect, it } from '@jest/globals';
import { PICTURE_FONTS } from '../../../adapters/picture-renderer.ts';
import { drawableText } from './session-picture.ts';

const drawn = (text: string) => drawableText(text, PICTURE_FONTS.canDraw, 'Surf session');

describe('drawableText', () => {
  it.each(['Dawn patrol', 'Übermut – São João', 'Рассвет', 'Αυγή', 'صباح الخير', '10% → 20 m', ''])(
    'keeps "%s"',
    (text) => {
      expect(drawn(text)).toBe(text);
    },
  );

  it.each([
    ['🏄🏽‍♀️ Dawn 🌊 patrol 🤙', 'Dawn patrol'],
    ['早上 Ocean Beach, 中文', 'Ocean Beach'],
    ['서핑 - 2026', '2026'],
    ['早上', 'Surf session'],
    ['🌊🌊🌊!', 'Surf session'],
    ['\uFFFE\u0001', 'Surf session'],
  ])('turns "%s" into "%s"', (text, left) => {
    expect(drawn(text)).toBe(left);
  });
});
