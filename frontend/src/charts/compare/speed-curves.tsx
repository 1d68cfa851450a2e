import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { useMemo } from 'react';
import { Drawing } from '../drawing.tsx';
import { speedPath } from '../speed/speed-path.ts';
import { secondTicks } from '../wave/second-ticks.ts';
import { WaveAxes, WAVE_MARGIN as MARGIN } from '../wave/wave-axes.tsx';

interface Props {
  readonly series: readonly {
    readonly color: string;
    /** Seconds from the start, and the speeds in the displayed unit. */
    readonly time: Float64Array;
    readonly speed: Float64Array;
  }[];
  readonly unit: string;
  readonly label: string;
}

const WIDTH = 400;
const HEIGHT = 300;

/** The speeds of several rides over each other, by seconds from their starts. */
export function SpeedCurves({ series, unit, label }: Props) {
  const { x, y, seconds, paths } = useMemo(() => {
    const widest = Math.max(1, ...series.map(({ time }) => time.at(-1) ?? 0));
    const fastest = Math.max(1, ...series.map(({ speed }) => max(speed) ?? 0));
    const across = scaleLinear([0, widest], [MARGIN.left, WIDTH - MARGIN.right]);
    const up = scaleLinear([0, fastest * 1.1], [HEIGHT - MARGIN.bottom, MARGIN.top]);
    return {
      x: across,
      y: up,
      seconds: secondTicks(widest, WIDTH - MARGIN.left - MARGIN.right),
      paths: series.map(({ color, ...speeds }) => ({
        color,
        path: speedPath(speeds, [0, speeds.time.length - 1], across, up),
      })),
    };
  }, [series]);
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} label={label}>
      <g fontSize={12} style={{ fontVariantNumeric: 'tabular-nums' }}>
        <WaveAxes width={WIDTH} height={HEIGHT} unit={unit} y={y} seconds={seconds} xOf={x} />
      </g>
      <g fill="none" strokeWidth={2} strokeLinejoin="round" strokeLinecap="round">
        {paths.map(({ color, path }, at) => (
          // The sessions keep their order.
          <path key={at} d={path} stroke={color} />
        ))}
      </g>
    </Drawing>
  );
}
