import { escapeHtml } from '../../../../../kernel/http/answers/html.ts';
import type { CanDraw } from '../../../adapters/font-coverage.ts';
import { sessionWords } from '../session-words.ts';
import type { SharedActivity } from '../shared-activities.ts';
import { trackLines } from './track-lines.ts';

/** Size that previews show without cropping. */
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

const MARGIN = 56;
const MAP = { left: MARGIN, top: 150, width: PICTURE_WIDTH - 2 * MARGIN, height: 340 };
const NAMELESS = 'Surf session';
const MOST_LETTERS = 60;
const NAME_SIZES = { least: 30, most: 56 };
/** Width of a bold letter relative to its height. */
const LETTER_WIDTH = 0.68;

/** SVG of a shared session: its track, rides, name and figures. */
export function sessionPicture(
  activity: Pick<SharedActivity, 'row' | 'rides' | 'track' | 'username' | 'ownerUnits' | 'ownerTimes'>,
  fonts: { readonly family: string; readonly canDraw: CanDraw },
): string {
  const { name, day, figures } = sessionWords(activity);
  const { way, rides, tours } = trackLines(activity, MAP);
  const title = shortened(drawableText(name, fonts.canDraw, NAMELESS));
  const room = (PICTURE_WIDTH - 2 * MARGIN) / (LETTER_WIDTH * Math.max(1, [...title].length));
  const size = Math.round(Math.min(NAME_SIZES.most, Math.max(NAME_SIZES.least, room)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" font-family="${fonts.family}">
<rect width="100%" height="100%" fill="#07161f"/>
<text x="${MARGIN}" y="84" font-size="${size}" font-weight="bold" fill="#ffffff">${escapeHtml(title)}</text>
<text x="${MARGIN}" y="128" font-size="26" fill="#9db4bf">${escapeHtml(`${day} · Shared by ${activity.username}`)}</text>
<g fill="none" stroke-linecap="round" stroke-linejoin="round">
<path d="${way}" stroke="#41606e" stroke-width="2.5"/>
<path d="${rides}" stroke="#38d9a9" stroke-width="6"/>
<path d="${tours}" stroke="#da77f2" stroke-width="6"/>
</g>
${figures.map(({ label, value }, index) => figure(label, value, MARGIN + index * 272)).join('\n')}
<text x="${PICTURE_WIDTH - MARGIN}" y="600" font-size="20" text-anchor="end" fill="#3bc9db">Rideline</text>
</svg>`;
}

function figure(label: string, value: string, x: number): string {
  return `<text x="${x}" y="550" font-size="36" font-weight="bold" fill="#ffffff">${escapeHtml(value)}</text>
<text x="${x}" y="585" font-size="22" fill="#9db4bf">${escapeHtml(label)}</text>`;
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const PUNCTUATION_AT_ENDS = /^[\s\p{P}]+|[\s\p{P}]+$/gu;

/**
 * Removes characters that no font can draw, such as Chinese and emoji, together with all code points of their grapheme.
 * @param fallback replaces a text without any drawable character
 */
export function drawableText(text: string, canDraw: CanDraw, fallback: string): string {
  const all = [...letters.segment(text)].map(({ segment }) => segment);
  const kept = all.filter((letter) => [...letter].every((part) => canDraw(part.codePointAt(0)!)));
  if (kept.length === all.length) return text;
  const drawable = kept.join('').replaceAll(/\s+/g, ' ').replaceAll(PUNCTUATION_AT_ENDS, '');
  return drawable === '' ? fallback : drawable;
}

function shortened(name: string): string {
  const characters = [...name.replaceAll(/\s+/g, ' ').trim()];
  return characters.length <= MOST_LETTERS
    ? characters.join('')
    : `${characters.slice(0, MOST_LETTERS - 1).join('')}…`;
}
