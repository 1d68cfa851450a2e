import { area, line } from 'd3-shape';
import { MonthChart, type Marks, type MonthChartProps } from './month-chart.tsx';

type Place = Marks['layout']['places'][number];

const isMeasured = ({ value }: Place) => value !== null;

const lineOf = line<Place>(
  ({ center }) => center,
  ({ top }) => top,
).defined(isMeasured);

function LineMarks({ layout, palette, active }: Marks) {
  const { places, bottom } = layout;
  const ground = area<Place>()
    .x(({ center }) => center)
    .defined(isMeasured)
    .y0(bottom)
    .y1(({ top }) => top);
  const point = active === null ? (places.length === 1 ? places[0] : undefined) : places[active];
  const hasGaps = !places.every(isMeasured);
  return (
    <>
      <path d={ground(places) ?? undefined} fill={palette.seriesBand} />
      <path d={lineOf(places) ?? undefined} fill="none" stroke={palette.series} strokeWidth={2} />
      {hasGaps &&
        places
          .filter(isMeasured)
          .map(({ month, center, top }) => (
            <circle key={month} cx={center} cy={top} r={3} fill={palette.series} />
          ))}
      {active !== null && point !== undefined && (
        <line x1={point.center} x2={point.center} y1={12} y2={bottom} stroke={palette.cursor} opacity={0.5} />
      )}
      {point !== undefined && isMeasured(point) && (
        <circle cx={point.center} cy={point.top} r={4.5} fill={palette.seriesActive} />
      )}
    </>
  );
}

/** A value per month as a line, with gaps where nothing was measured. */
export const MonthLineChart = (props: MonthChartProps) => <MonthChart {...props} Marks={LineMarks} />;
