import { useElementSize } from '@mantine/hooks';
import { PALETTES, type ColorScheme } from '../lib/palette.ts';

const ROW = 44;
const BAR = 14;
const TEXT_BASELINE = 14;
const BAR_TOP = 22;
/** Average width of a letter in px at this size, for cutting long labels. */
const LETTER = 7.2;

export interface ListedBar {
  readonly label: string;
  /** Null draws no bar: nothing was measured. */
  readonly value: number | null;
  /** The value as people read it, at the end of the row. */
  readonly text: string;
}

interface Props {
  readonly bars: readonly ListedBar[];
  /** The value that fills the width. */
  readonly largest: number;
  readonly label: string;
  readonly scheme: ColorScheme;
}

/** Horizontal bars on one scale, each below its label and exact value. */
export function BarList({ bars, largest, label, scheme }: Props) {
  const palette = PALETTES[scheme];
  const { ref, width } = useElementSize();
  const height = bars.length * ROW;
  const cut = (text: string, beside: string) => {
    const letters = Math.floor(width / LETTER) - beside.length - 2;
    return text.length > letters && width > 0
      ? `${text.slice(0, Math.max(4, letters - 1)).trimEnd()}…`
      : text;
  };
  return (
    <div ref={ref} style={{ height }}>
      <svg
        width={width}
        height={height}
        role="img"
        aria-label={`${label}: bar chart. The table below has the same values.`}
        fontSize={13}
        style={{ display: 'block' }}
      >
        {bars.map((bar, index) => (
          <g key={bar.label} transform={`translate(0 ${index * ROW})`}>
            <title>{`${bar.label}: ${bar.text}`}</title>
            <text y={TEXT_BASELINE} fill={palette.cursor}>
              {cut(bar.label, bar.text)}
            </text>
            <text x={width} y={TEXT_BASELINE} textAnchor="end" fontWeight={600} fill={palette.cursor}>
              {bar.text}
            </text>
            <rect y={BAR_TOP} width={width} height={BAR} rx={3} fill={palette.grid} opacity={0.6} />
            {bar.value !== null && (
              <rect
                y={BAR_TOP}
                width={Math.max(bar.value > 0 ? 2 : 0, (bar.value / Math.max(largest, 1e-9)) * width)}
                height={BAR}
                rx={3}
                fill={palette.series}
              />
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}
