import { MonthChart, type Marks, type MonthChartProps } from './month-chart.tsx';

function BarMarks({ layout, palette, active }: Marks) {
  const { places, bar, bottom } = layout;
  return places.map(({ month, x, top }, index) => (
    <rect
      key={month}
      x={x}
      y={top}
      width={bar}
      height={bottom - top}
      rx={bar > 6 ? 2 : 0}
      fill={index === active ? palette.seriesActive : palette.series}
    />
  ));
}

/** A count per month as bars. */
export const MonthBarChart = (props: MonthChartProps) => <MonthChart {...props} Marks={BarMarks} />;
