export type ColorScheme = 'light' | 'dark';

/** What a line or band of a session is; on traveling waves all are rides. */
export type RideResult = 'ride' | 'tour' | 'attempt';

/** Legend of the results. */
export const RIDE_RESULTS: Readonly<Record<RideResult, string>> = {
  ride: 'Rides',
  tour: 'Tours',
  attempt: 'Attempts',
};

/** Colors of charts and map. Contrast on the ground: labels 4.5:1, everything else 3:1. */
export interface Palette {
  readonly ground: string;
  /** On maps, where the ground is the sea. */
  readonly land: string;
  readonly label: string;
  readonly grid: string;
  readonly axis: string;
  readonly track: string;
  /** A quieter line beside the track's. */
  readonly second: string;
  readonly ride: string;
  readonly rideActive: string;
  readonly rideBand: string;
  readonly tour: string;
  readonly tourBand: string;
  readonly attempt: string;
  readonly attemptBand: string;
  readonly rangeBand: string;
  readonly nightBand: string;
  /** Under the track on the map; opaque because the track crosses itself. */
  readonly rangeLine: string;
  /** Near misses and ruled-out stretches. */
  readonly candidate: string;
  readonly candidateBand: string;
  readonly cursor: string;
  /** Counts over months. */
  readonly series: string;
  readonly seriesActive: string;
  readonly seriesBand: string;
  /** By hours since the session started: under 1, 2, 3, 4, and 4 or more. */
  readonly hours: readonly [string, string, string, string, string];
  readonly unknownHour: string;
  /** From slow to fast. */
  readonly speeds: readonly [string, string, string, string, string, string];
  /** Of cards; the background of downloaded charts. */
  readonly surface: string;
  /** Parts of a whole, told apart by people with any color vision. */
  readonly parts: readonly [string, string, string, string, string];
  /** Lines over each other, told apart by people with any color vision. */
  readonly compared: readonly [string, string, string, string];
  /** Cells of a grid from low to high, each with a text color of contrast 4.5:1 on it. */
  readonly heat: readonly Heat[];
}

interface Heat {
  readonly fill: string;
  readonly text: string;
}

export const PALETTES: Record<ColorScheme, Palette> = {
  light: {
    ground: '#dcebf1',
    land: '#eceade',
    label: '#3f5563',
    grid: '#dbe5ea',
    axis: '#9fb3bf',
    track: '#5c7f92',
    second: '#8a5a86',
    ride: '#c9441f',
    rideActive: '#a61e00',
    rideBand: 'rgba(201, 68, 31, 0.16)',
    tour: '#1858a8',
    tourBand: 'rgba(24, 88, 168, 0.18)',
    attempt: '#8a6d00',
    attemptBand: 'rgba(138, 109, 0, 0.16)',
    rangeBand: 'rgba(11, 114, 133, 0.16)',
    nightBand: 'rgba(12, 34, 48, 0.1)',
    rangeLine: '#a6cdd8',
    candidate: '#6a4fb3',
    candidateBand: 'rgba(106, 79, 179, 0.2)',
    cursor: '#102a38',
    series: '#12789d',
    seriesActive: '#083f55',
    seriesBand: 'rgba(18, 120, 157, 0.12)',
    hours: ['#0b6478', '#1858a8', '#5f3dc4', '#a61e4d', '#9a4300'],
    unknownHour: '#5c6670',
    speeds: ['#8fabb8', '#3f8fb5', '#1f6fb2', '#5a45b0', '#a3217f', '#c41f2b'],
    surface: '#ffffff',
    parts: ['#12789d', '#7a55c7', '#c96a0a', '#7a2348', '#71848f'],
    compared: ['#12789d', '#c9441f', '#7a55c7', '#177a50'],
    heat: [
      { fill: '#eaf6fa', text: '#0c2230' },
      { fill: '#c4e3ee', text: '#0c2230' },
      { fill: '#93cadd', text: '#0c2230' },
      { fill: '#5aaac8', text: '#0c2230' },
      { fill: '#1f789c', text: '#ffffff' },
      { fill: '#0a526e', text: '#ffffff' },
    ],
  },
  dark: {
    ground: '#10222d',
    land: '#26312d',
    label: '#b6c8d3',
    grid: '#1c3646',
    axis: '#4b6577',
    track: '#6f97ab',
    second: '#c08fbb',
    ride: '#fb7c59',
    rideActive: '#ffd08a',
    rideBand: 'rgba(251, 124, 89, 0.2)',
    tour: '#7cbcff',
    tourBand: 'rgba(124, 188, 255, 0.22)',
    attempt: '#d9b648',
    attemptBand: 'rgba(217, 182, 72, 0.2)',
    rangeBand: 'rgba(102, 217, 232, 0.18)',
    nightBand: 'rgba(0, 0, 0, 0.3)',
    rangeLine: '#1f4b59',
    candidate: '#b8a1ff',
    candidateBand: 'rgba(184, 161, 255, 0.24)',
    cursor: '#f1f7fa',
    series: '#48abce',
    seriesActive: '#d0eaf3',
    seriesBand: 'rgba(72, 171, 206, 0.16)',
    hours: ['#5fd4e6', '#7cbcff', '#b8a1ff', '#faa2c1', '#ffc078'],
    unknownHour: '#a6b1bb',
    speeds: ['#4f7386', '#3f9ec4', '#5fd4e6', '#c3e88d', '#ffc078', '#ff7a7a'],
    surface: '#0d202c',
    parts: ['#48abce', '#b8a1ff', '#ffb35c', '#f9dbe4', '#7f95a3'],
    compared: ['#48abce', '#fb7c59', '#b8a1ff', '#6dca9f'],
    heat: [
      { fill: '#12303f', text: '#f1f7fa' },
      { fill: '#16465b', text: '#f1f7fa' },
      { fill: '#1b5d78', text: '#f1f7fa' },
      { fill: '#237596', text: '#f1f7fa' },
      { fill: '#6fbcd8', text: '#07151e' },
      { fill: '#b9e3f2', text: '#07151e' },
    ],
  },
};
