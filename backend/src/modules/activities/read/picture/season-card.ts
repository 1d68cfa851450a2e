import type { Area } from '@rideline/detection-engine';
import type { SeasonCard } from '../../season-cards.port.ts';
import { drawCard, type PictureFonts } from './card.ts';
import { COLORS, LAYOUTS, type Theme } from './picture-design.ts';
import { drawableText, fitted } from './picture-text.ts';

/** SVG of a season's card. It has a square for each day or month, and no shape of any place. */
export function seasonCardPicture({ columns, meta, name, ...card }: SeasonCard, fonts: PictureFonts): string {
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
    motif: (box) => grid(columns, box, card.theme),
  });
}

/** Between the halves of a year, in cells. */
const GAP = 1;
/** Largest share of the box's height that a cell takes. */
const MOST = 0.14;
/** Lowest opacity of a cell with a session; one without has less. */
const LEAST = 0.3;
/** More columns are in two rows where the box is high. */
const ONE_ROW = 20;

function grid(columns: SeasonCard['columns'], box: Area, theme: Theme): string {
  const rows = box.height > 400 && columns.length > ONE_ROW ? 2 : 1;
  const across = Math.ceil(columns.length / rows);
  const cells = columns[0]?.length ?? 1;
  const down = rows * cells + (rows - 1) * GAP;
  const cell = Math.min(box.width / across, box.height / down, box.height * MOST);
  const [left, top] = [box.left + (box.width - cell * across) / 2, box.top + (box.height - cell * down) / 2];
  const { speeds, text, halo } = COLORS[theme];
  const edge = halo === null ? '' : ` stroke="${halo}" stroke-opacity="0.35" stroke-width="2"`;
  const side = (cell * 0.86).toFixed(1);
  return columns
    .flatMap((column, index) =>
      column.map((share, place) => {
        if (share === null) return '';
        const x = left + (index % across) * cell;
        const y = top + (Math.floor(index / across) * (cells + GAP) + place) * cell;
        const [fill, opacity] = share === 0 ? [text, 0.12] : [speeds[1], LEAST + (1 - LEAST) * share];
        return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${side}" height="${side}" rx="${(cell * 0.2).toFixed(1)}" fill="${fill}" fill-opacity="${opacity.toFixed(2)}"${edge}/>`;
      }),
    )
    .join('');
}
