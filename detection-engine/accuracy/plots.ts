const WIDTH = 860;
const LABEL = 270;
const BAR = 13;
const COLOURS = ['#0f766e', '#94a3b8', '#64748b', '#d97706', '#9333ea', '#2563eb'];

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Grouped horizontal bars from 0 to 1; each row has a value per series. */
export function groupedBars(
  title: string,
  series: readonly string[],
  rows: readonly { readonly label: string; readonly values: readonly number[] }[],
): string {
  const group = series.length * BAR + 14;
  const top = 64;
  const height = top + rows.length * group + 30;
  const scale = (value: number) => LABEL + value * (WIDTH - LABEL - 60);
  const legend = series.map(
    (name, index) =>
      `<rect x="${16 + (index % 3) * 280}" y="${28 + Math.floor(index / 3) * 15}" width="10" height="10" fill="${COLOURS[index]}"/>` +
      `<text x="${31 + (index % 3) * 280}" y="${37 + Math.floor(index / 3) * 15}">${escape(name)}</text>`,
  );
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (value) =>
      `<line x1="${scale(value)}" x2="${scale(value)}" y1="${top}" y2="${height - 26}" stroke="#e2e8f0"/>` +
      `<text x="${scale(value)}" y="${height - 10}" text-anchor="middle">${value}</text>`,
  );
  const bars = rows.flatMap(({ label, values }, row) => [
    `<text x="${LABEL - 10}" y="${top + row * group + group / 2}" text-anchor="end">${escape(label)}</text>`,
    ...values.map((value, index) => {
      const y = top + row * group + index * BAR;
      return (
        `<rect x="${LABEL}" y="${y}" width="${(scale(value) - LABEL).toFixed(1)}" height="${BAR - 2}" fill="${COLOURS[index]}"/>` +
        `<text x="${(scale(value) + 4).toFixed(1)}" y="${y + BAR - 4}" font-size="10">${value.toFixed(2)}</text>`
      );
    }),
  ]);
  return svg(title, height, [...legend, ...grid, ...bars]);
}

/** The share of errors up to a size, one curve per series. */
export function errorCurves(
  title: string,
  unit: string,
  largest: number,
  series: readonly { readonly name: string; readonly errors: readonly number[] }[],
): string {
  const height = 360;
  const [left, right, top, bottom] = [52, WIDTH - 230, 40, height - 44];
  const x = (value: number) => left + (value / largest) * (right - left);
  const y = (share: number) => bottom - share * (bottom - top);
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line x1="${left}" x2="${right}" y1="${y(share)}" y2="${y(share)}" stroke="#e2e8f0"/>` +
      `<text x="${left - 8}" y="${y(share) + 4}" text-anchor="end">${share}</text>` +
      `<text x="${x(share * largest)}" y="${bottom + 18}" text-anchor="middle">${(share * largest).toFixed(1)}</text>`,
  );
  const curves = series.map(({ name, errors }, index) => {
    const sorted = errors.map(Math.abs).sort((a, b) => a - b);
    const points = Array.from({ length: 81 }, (_, step) => {
      const value = (step / 80) * largest;
      const below = sorted.filter((error) => error <= value).length / Math.max(1, sorted.length);
      return `${x(value).toFixed(1)},${y(below).toFixed(1)}`;
    });
    const colour = COLOURS[index % COLOURS.length];
    const dashes = index >= COLOURS.length ? ' stroke-dasharray="5 3"' : '';
    return (
      `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="1.8"${dashes}/>` +
      `<line x1="${right + 14}" x2="${right + 34}" y1="${top + 10 + index * 18}" y2="${top + 10 + index * 18}" stroke="${colour}" stroke-width="2"${dashes}/>` +
      `<text x="${right + 40}" y="${top + 14 + index * 18}" font-size="10">${escape(name)}</text>`
    );
  });
  const axis = `<text x="${(left + right) / 2}" y="${height - 6}" text-anchor="middle">${escape(unit)}</text>`;
  return svg(title, height, [...grid, ...curves, axis]);
}

function svg(title: string, height: number, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12" fill="#0f172a" role="img" aria-label="${escape(title)}">
<rect width="100%" height="100%" fill="#ffffff"/>
<text x="16" y="18" font-size="14" font-weight="bold">${escape(title)}</text>
${parts.join('\n')}
</svg>
`;
}
