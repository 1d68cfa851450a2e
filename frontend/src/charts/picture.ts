const SCALE = 2;
const PADDING = 16;
const TITLE = 18;
const LINE = 22;
const SWATCH = 10;
/** Properties that style sheets may set on the marks of a chart. */
const STYLED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'visibility',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const;

export interface LegendEntry {
  readonly label: string;
  readonly color: string;
}

interface Picture {
  readonly title: string;
  readonly legend: readonly LegendEntry[];
  /** Drawn side by side, each below the text of its `data-caption`. */
  readonly svgs: readonly SVGSVGElement[];
  readonly background: string;
  readonly ink: string;
}

/** A chart as PNG in twice its size on screen: title, legend and SVGs. */
export async function pngOf({ title, legend, svgs, background, ink }: Picture): Promise<Blob> {
  const images = await Promise.all(svgs.map(imageOf));
  const font = getComputedStyle(document.body).fontFamily;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw pictures.');
  context.font = `13px ${font}`;
  const chartWidth = images.reduce((sum, { width }) => sum + width, 0);
  const lines = wrapLegend(context, legend, chartWidth);
  const captions = svgs.map(({ dataset }) => dataset['caption'] ?? '');
  const captionTop = PADDING + TITLE + PADDING + lines.length * LINE;
  const top = captionTop + (captions.some((caption) => caption !== '') ? LINE : 0);
  const width = chartWidth + 2 * PADDING;
  const height = top + Math.max(0, ...images.map((image) => image.height)) + PADDING;
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  context.scale(SCALE, SCALE);
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
  context.textBaseline = 'middle';
  context.fillStyle = ink;
  context.font = `700 ${TITLE}px ${font}`;
  context.fillText(title, PADDING, PADDING + TITLE / 2, chartWidth);
  context.font = `13px ${font}`;
  for (const [row, line] of lines.entries()) {
    const y = PADDING + TITLE + PADDING + row * LINE + LINE / 2;
    for (const { x, label, color } of line) {
      context.fillStyle = color;
      context.fillRect(PADDING + x, y - SWATCH / 2, SWATCH, SWATCH);
      context.fillStyle = ink;
      context.fillText(label, PADDING + x + SWATCH + 6, y);
    }
  }
  let x = PADDING;
  for (const [index, image] of images.entries()) {
    context.fillText(captions[index] ?? '', x, captionTop + LINE / 2, image.width);
    context.drawImage(image, x, top, image.width, image.height);
    x += image.width;
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The picture is too large for this browser.'));
      else resolve(blob);
    }, 'image/png');
  });
}

/** An SVG of the page as an image of its own, with the styles it has on the page. */
async function imageOf(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const { width, height } = svg.getBoundingClientRect();
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const marks = svg.querySelectorAll('*');
  for (const [index, mark] of [copy, ...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const shown = getComputedStyle(index === 0 ? svg : (marks[index - 1] ?? svg));
    for (const property of STYLED) mark.style.setProperty(property, shown.getPropertyValue(property));
  }
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/** The legend's entries in lines that fit the width. */
function wrapLegend(context: CanvasRenderingContext2D, legend: readonly LegendEntry[], width: number) {
  const lines: (LegendEntry & { x: number })[][] = [];
  let x = Number.POSITIVE_INFINITY;
  for (const entry of legend) {
    const needed = SWATCH + 6 + context.measureText(entry.label).width + 18;
    if (x + needed > width) {
      lines.push([]);
      x = 0;
    }
    lines.at(-1)?.push({ ...entry, x });
    x += needed;
  }
  return lines;
}
