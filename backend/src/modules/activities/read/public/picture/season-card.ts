import type { YearCard } from '../../../year-cards.port.ts';
import { drawCard, type PictureFonts } from './card.ts';
import { COLORS, LAYOUTS, type Theme } from './picture-design.ts';
import { drawableText, fitted } from './picture-text.ts';
import type { Box } from './track-lines.ts';

/** SVG of a year's card. It has a square for each day, and no shape of any place. */
export function yearCardPicture({ weeks, meta, name, ...card }: YearCard, fonts: PictureFonts): string {
  const { width, margin, meta: small } = LAYOUTS[card.shape];
  const { lines } = fitted(drawableText(meta, fonts.canDraw, ''), {
    room: width - 2 * margin,
    size: small.size,
    least: small.size,
    lines: 1,
  });
  return drawCard({
    ...card,
    fonts,
    name: drawableText(name, fonts.canDraw, 'Season'),
    meta: lines[0] ?? '',
    motif: (box) => dayGrid(weeks, box, card.theme),
  });
}

const DAYS = 7;
/** Between the halves of a year, in days. */
const GAP = 1;
/** Lowest opacity of a day with a session; one without has less. */
const LEAST = 0.3;

/** Columns of weeks, in two rows where the box is high. */
function dayGrid(weeks: YearCard['weeks'], box: Box, theme: Theme): string {
  const rows = box.height > 400 ? 2 : 1;
  const columns = Math.ceil(weeks.length / rows);
  const cell = Math.min(box.width / columns, box.height / (rows * DAYS + (rows - 1) * GAP));
  const [left, top] = [
    box.left + (box.width - cell * columns) / 2,
    box.top + (box.height - cell * (rows * DAYS + (rows - 1) * GAP)) / 2,
  ];
  const { speeds, text, halo } = COLORS[theme];
  const edge = halo === null ? '' : ` stroke="${halo}" stroke-opacity="0.35" stroke-width="2"`;
  const side = (cell * 0.86).toFixed(1);
  return weeks
    .flatMap((days, week) =>
      days.map((share, day) => {
        if (share === null) return '';
        const x = left + (week % columns) * cell;
        const y = top + (Math.floor(week / columns) * (DAYS + GAP) + day) * cell;
        const [fill, opacity] = share === 0 ? [text, 0.12] : [speeds[1], LEAST + (1 - LEAST) * share];
        return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${side}" height="${side}" rx="${(cell * 0.2).toFixed(1)}" fill="${fill}" fill-opacity="${opacity.toFixed(2)}"${edge}/>`;
      }),
    )
    .join('');
}
