import { line } from 'd3-shape';

interface Speeds {
  /** Strictly increasing. */
  readonly time: Float64Array;
  /** One per row; NaN for none. */
  readonly speed: Float64Array;
}

type Scale = (value: number) => number;

/** SVG path of the speeds from the first to the last row, with the highest one of each pixel across. */
export function speedPath(
  { time, speed }: Speeds,
  [first, last]: readonly [first: number, last: number],
  x: Scale,
  y: Scale,
): string {
  const shown: number[] = [];
  let pixel = Number.NaN;
  for (let row = first; row <= last; row++) {
    if (Number.isNaN(speed[row]!)) continue;
    const here = Math.round(x(time[row]!));
    if (here !== pixel) shown.push(row);
    else if (speed[row]! > speed[shown.at(-1)!]!) shown[shown.length - 1] = row;
    pixel = here;
  }
  return (
    line<number>(
      (row) => x(time[row]!),
      (row) => y(speed[row]!),
    ).digits(1)(shown) ?? ''
  );
}
