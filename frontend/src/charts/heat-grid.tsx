import { Box, Flex } from '@mantine/core';
import { PALETTES, type ColorScheme, type Palette } from '../lib/palette.ts';

const CELL = { width: 46, height: 30 };
const HEAD = 30;
const LABELS = 132;
/** Shares from which the next darker color begins. */
const STEPS = [0.05, 0.1, 0.2, 0.35, 0.6];

export interface HeatCell {
  /** 0 to 1 */
  readonly share: number;
  /** '42%' */
  readonly text: string;
  /** The whole value, on hover. */
  readonly title: string;
}

export interface HeatRow {
  readonly label: string;
  /** Second column, right-aligned. */
  readonly size: string;
  /** Shorter than the columns where there is nothing to measure yet. */
  readonly cells: readonly HeatCell[];
}

interface Props {
  readonly rows: readonly HeatRow[];
  /** Heads of the label, the size and the cells. */
  readonly heads: readonly [label: string, size: string];
  readonly columns: readonly string[];
  readonly label: string;
  readonly scheme: ColorScheme;
}

/** A grid of shares as color and number; scrolls sideways beside fixed labels. */
export function HeatGrid({ rows, heads, columns, label, scheme }: Props) {
  const palette = PALETTES[scheme];
  const height = HEAD + rows.length * CELL.height;
  const middle = (row: number) => HEAD + row * CELL.height + CELL.height / 2 + 4;
  return (
    <Flex style={{ fontVariantNumeric: 'tabular-nums' }}>
      <svg width={LABELS} height={height} fontSize={13} aria-hidden="true" style={{ flex: 'none' }}>
        <g fontSize={12} fill={palette.label}>
          <text y={18}>{heads[0]}</text>
          <text x={LABELS - 10} y={18} textAnchor="end">
            {heads[1]}
          </text>
        </g>
        {rows.map((row, index) => (
          <g key={row.label} fill={palette.cursor}>
            <text y={middle(index)}>{row.label}</text>
            <text x={LABELS - 10} y={middle(index)} textAnchor="end">
              {row.size}
            </text>
          </g>
        ))}
      </svg>
      <Box
        flex={1}
        miw={0}
        style={{ overflow: 'auto hidden' }}
        role="region"
        aria-label={`${label}: grid`}
        tabIndex={0}
      >
        <svg
          width={columns.length * CELL.width}
          height={height}
          fontSize={12}
          textAnchor="middle"
          role="img"
          aria-label={`${label}: percentages. The table below has the same values.`}
          style={{ display: 'block' }}
        >
          {columns.map((column, index) => (
            <text key={column} x={(index + 0.5) * CELL.width} y={18} fill={palette.label}>
              {column}
            </text>
          ))}
          {rows.map((row, index) =>
            row.cells.map((cell, column) => (
              <Cell
                key={`${row.label} ${columns[column]}`}
                cell={cell}
                x={column * CELL.width}
                y={HEAD + index * CELL.height}
                palette={palette}
              />
            )),
          )}
        </svg>
      </Box>
    </Flex>
  );
}

function Cell({ cell, x, y, palette }: { cell: HeatCell; x: number; y: number; palette: Palette }) {
  const { share, text, title } = cell;
  const heat = palette.heat[STEPS.filter((step) => share >= step).length];
  return (
    <g>
      <title>{title}</title>
      <rect
        x={x + 1.5}
        y={y + 1.5}
        width={CELL.width - 3}
        height={CELL.height - 3}
        rx={3}
        fill={heat?.fill}
      />
      <text x={x + CELL.width / 2} y={y + CELL.height / 2 + 4} fill={heat?.text}>
        {text}
      </text>
    </g>
  );
}
