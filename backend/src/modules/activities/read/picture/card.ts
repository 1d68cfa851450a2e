import type { Area } from '@rideline/detection-engine';
import { escapeHtml } from '../../../../platform/http/answers/html.ts';
import type { Figure } from '../public/figures.ts';
import type { CanDraw } from './font-coverage.ts';
import { MARK_LINES } from './motif.ts';
import { COLORS, type Layout, LAYOUTS, type Shape, type Theme } from './picture-design.ts';
import { fitted, widthOf } from './picture-text.ts';

export interface PictureFonts {
  readonly family: string;
  readonly canDraw: CanDraw;
}

interface Card {
  readonly shape: Shape;
  readonly theme: Theme;
  readonly fonts: PictureFonts;
  /** Name and meta have only letters that the fonts can draw. */
  readonly name: string;
  readonly meta: string;
  /** SVG within a box, behind the words. What fills the whole picture takes its size. */
  readonly motif: (box: Area, size: Pick<Layout, 'width' | 'height'>) => string;
  readonly figures: readonly Figure[];
}

/** SVG of a picture to share: a name, a line below it, a motif, up to four figures and the mark. */
export function drawCard({ shape, theme, fonts, name, meta, motif, figures }: Card): string {
  const layout = LAYOUTS[shape];
  const { width, height } = layout;
  const { ground } = COLORS[theme];
  const { words, bottom } = header(name, meta, layout, theme);
  const top = Math.max(layout.motif.top, bottom);
  const box = { ...layout.motif, top, height: layout.motif.height - (top - layout.motif.top) };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${fonts.family}">
${ground === null ? '' : gradient(ground)}
${motif(box, layout)}
${words}
${figureRow(figures, layout, theme)}
${mark(layout, theme)}
</svg>`;
}

const gradient = ([top, bottom]: readonly [string, string]) =>
  `<defs><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#ground)"/>`;

interface TextStyle {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly color: string;
}

/** Text with a halo where the ground is unknown. `inner` is escaped markup. */
function text(inner: string, { x, y, size, weight, color }: TextStyle, theme: Theme): string {
  const place = `x="${x}" y="${y}" font-size="${size}" font-weight="${weight}"`;
  const { halo } = COLORS[theme];
  const behind =
    halo === null
      ? ''
      : `<text ${place} fill="none" stroke="${halo}" stroke-opacity="0.5" stroke-width="${Math.max(4, Math.round(size / 9))}" stroke-linejoin="round">${inner}</text>`;
  return `${behind}<text ${place} fill="${color}">${inner}</text>`;
}

/** The words, and where a motif can begin below them. */
function header(name: string, meta: string, { margin, name: style, meta: small }: Layout, theme: Theme) {
  const { text: color, soft } = COLORS[theme];
  const { size, lines } = fitted(name, style);
  const baseline = (line: number) => Math.round(style.top + size + line * size * 1.14);
  const named = lines.map((line, index) =>
    text(escapeHtml(line), { x: margin, y: baseline(index), size, weight: 800, color }, theme),
  );
  const below = Math.round(baseline(lines.length - 1) + small.size * 1.75);
  const dated = text(
    escapeHtml(meta),
    { x: margin, y: below, size: small.size, weight: 500, color: soft },
    theme,
  );
  return { words: [...named, dated].join('\n'), bottom: Math.round(below + small.size * 0.8) };
}

/** Letters of a unit relative to its digits. */
const UNIT_SIZE = 0.46;
const WORDS = /[^\d.,:%\-\s]+/g;

function figureRow(figures: readonly Figure[], layout: Layout, theme: Theme): string {
  const { text: color, soft } = COLORS[theme];
  const { top, size: most, label: small } = layout.figures;
  const gap = small * 1.8;
  const room = layout.width - 2 * layout.margin - (figures.length - 1) * gap;
  const widths = figures.map(({ value }) => valueWidth(value));
  const size = Math.min(most, Math.floor(room / widths.reduce((sum, width) => sum + width, 0)));
  const columns = figures.map(({ label }, index) => Math.max(widths[index]! * size, widthOf(label) * small));
  const between = gap + (room - columns.reduce((sum, width) => sum + width, 0)) / Math.max(1, figures.length);
  let x = layout.margin;
  return figures
    .map(({ label, value }, index) => {
      const at = Math.round(x);
      x += columns[index]! + Math.min(between, gap * 3);
      const digits = { x: at, y: top + most, size, weight: 800, color };
      const under = { x: at, y: Math.round(top + most + small * 1.6), size: small, weight: 500, color: soft };
      return `${text(withSmallUnits(value, size), digits, theme)}${text(escapeHtml(label), under, theme)}`;
    })
    .join('\n');
}

const valueWidth = (value: string): number =>
  widthOf(value.replaceAll(WORDS, '')) + widthOf((value.match(WORDS) ?? []).join('')) * UNIT_SIZE;

const withSmallUnits = (value: string, size: number): string =>
  escapeHtml(value).replaceAll(
    WORDS,
    (unit) => `<tspan font-size="${Math.round(size * UNIT_SIZE)}" font-weight="700">${unit}</tspan>`,
  );

function mark({ mark: { x, y, size } }: Layout, theme: Theme): string {
  const { text: color, mark: line, markGround } = COLORS[theme];
  const letters = { x: x + size * 1.3, y: y + size * 0.7, size: size * 0.58, weight: 700, color };
  return `<g transform="translate(${x} ${y}) scale(${size / 32})" fill="none" stroke-width="2.4" stroke-linecap="round"><rect width="32" height="32" rx="9" fill="${markGround}"/>${MARK_LINES(line, '#ff9c80')}</g>
${text('Rideline', letters, theme)}`;
}
