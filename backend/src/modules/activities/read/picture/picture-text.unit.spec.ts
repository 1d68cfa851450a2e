import { describe, expect, it } from '@jest/globals';
import { PICTURE_FONTS } from './picture-fonts.ts';
import { drawableText, fitted, widthOf } from './picture-text.ts';

const drawn = (text: string) => drawableText(text, PICTURE_FONTS.canDraw, 'Surf session');

describe('drawableText', () => {
  it.each([
    ...['Dawn patrol', 'Übermut – São João', 'Рассвет', 'Αυγή', 'صباح الخير', '10% → 20 m', ''],
    ...['早朝サーフィン', '千葉の波', '서핑 - 양양', '🌊 Ocean 🤙'],
  ])('keeps "%s"', (text) => {
    expect(drawn(text)).toBe(text);
  });

  it.each([
    ['🏄🏽‍♀️ Dawn', '🏄 Dawn'],
    ['☀️ Noon', '☀ Noon'],
    ['โต้คลื่น - 2026', '2026'],
    ['โต้คลื่น', 'Surf session'],
    ['\uFFFE\u0001', 'Surf session'],
  ])('turns "%s" into "%s"', (text, left) => {
    expect(drawn(text)).toBe(left);
  });
});

describe('a name in a picture', () => {
  const style = { room: 900, size: 90, least: 60, lines: 2 };

  it('has the full size where it fits', () => {
    expect(fitted('Dawn patrol', style)).toEqual({ size: 90, lines: ['Dawn patrol'] });
  });

  it('is smaller and broken at blanks where it does not', () => {
    const { size, lines } = fitted('Dawn patrol at Ocean Beach with Kai', style);
    expect(size).toBeLessThan(90);
    expect(lines.join(' ')).toBe('Dawn patrol at Ocean Beach with Kai');
  });

  it.each(['long '.repeat(60), 'x'.repeat(300), '波'.repeat(200), '핑'.repeat(200), '🌊'.repeat(200)])(
    'ends in an ellipsis and stays within its lines: %.12s',
    (name) => {
      const { size, lines } = fitted(name, style);
      expect([size, lines.length]).toEqual([60, 2]);
      expect(lines.at(-1)?.endsWith('…')).toBe(true);
      for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(900);
    },
  );
});
