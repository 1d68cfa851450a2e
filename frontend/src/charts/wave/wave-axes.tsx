import type { ScaleLinear } from 'd3-scale';

export const WAVE_MARGIN = { top: 22, right: 10, bottom: 20, left: 30 } as const;

interface Props {
  readonly width: number;
  readonly height: number;
  readonly unit: string;
  readonly y: ScaleLinear<number, number>;
  readonly seconds: readonly number[];
  /** The pixel of a second from the take-off. */
  readonly xOf: (second: number) => number;
}

/** Speeds and seconds from the take-off beside and below the curves of waves. */
export const WaveAxes = ({ width, height, unit, y, seconds, xOf }: Props) => (
  <g fill="var(--mantine-color-dimmed)">
    {y.ticks(3).map((tick) => (
      <g key={tick} transform={`translate(0 ${y(tick)})`}>
        <line x1={WAVE_MARGIN.left} x2={width - WAVE_MARGIN.right} stroke="var(--rl-border)" />
        <text x={WAVE_MARGIN.left - 6} dy="0.32em" textAnchor="end">
          {tick}
        </text>
      </g>
    ))}
    {seconds.map((second) => (
      <text key={second} x={xOf(second)} y={height - 5} textAnchor="middle">
        {second} s
      </text>
    ))}
    <text x={4} y={11}>
      {unit}
    </text>
  </g>
);
