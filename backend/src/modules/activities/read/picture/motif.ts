import { type Area, KMH_PER, type SessionFrame, sessionFrame, surest } from '@rideline/detection-engine';
import type { Session } from '../public/visible-session.ts';
import { coastBehind } from './coast-behind.ts';
import { COLORS, type Layout, type Theme } from './picture-design.ts';
import { type LineDrawer, lineDrawer, pathsBySpeed, type Rows } from './track-lines.ts';

export const MOTIFS = ['track', 'longest_ride', 'bars'] as const;
export type Motif = (typeof MOTIFS)[number];

type Ride = Session['rides'][number];

/** Pixels around what fills a box, about half of a line's width. */
const EDGE = 6;

/** True in stories and squares, whose lines are wider. */
const isHigh = ({ height }: Area) => height > 400;

export interface Drawing {
  readonly session: Session;
  readonly isStanding: boolean;
  readonly box: Area;
  readonly theme: Theme;
  /** What the whole track is drawn in. */
  readonly frame: SessionFrame;
  /** Size of the picture, which land fills. */
  readonly size: Pick<Layout, 'width' | 'height'>;
}

/** The track or the longest ride colored by speed, or a bar per ride, which has no shape of the place. */
export function drawMotif(motif: Motif, drawing: Drawing): string {
  const { session, box, theme } = drawing;
  if (motif === 'bars') return bars(drawing);
  const longest = motif === 'longest_ride' ? longestOf(drawing) : undefined;
  if (longest !== undefined) return oneRide(drawing, longest);
  return session.track.length > 1 ? track(drawing) : wave(box, theme);
}

const lengthOf = (ride: Ride, isStanding: boolean) => (isStanding ? ride.surfTime : ride.distance);

function longestOf({ session, isStanding }: Drawing): Ride | undefined {
  const surfed = session.rides.filter(({ isSurfRide }) => isSurfRide);
  return surest(surfed).toSorted((a, b) => lengthOf(b, isStanding) - lengthOf(a, isStanding))[0];
}

const fastestOf = (rides: readonly Ride[]) =>
  Math.max(0, ...surest(rides).map(({ maxSpeed }) => maxSpeed)) / KMH_PER['m/s'];

function track({ session, box, theme, frame, size }: Drawing): string {
  const { rides } = session;
  const whole: Rows = [0, session.track.length - 1];
  const ridden = rides.map(({ firstPoint, lastPoint }): Rows => [firstPoint, lastPoint]);
  const drawer = lineDrawer(session.track, frame.box, box);
  const wide = isHigh(box);
  const lines = ridden.map((rows) => coloredLine(session, drawer, rows, fastestOf(rides), theme));
  const land = frame.coast === null ? '' : coastBehind(frame.coast, drawer, size, theme);
  const drawn = group(
    theme,
    wide ? 9 : 7,
    `${aroundBox(box, size)}<path clip-path="url(#frame)" d="${drawer.path(whole)}" stroke="${COLORS[theme].way}" stroke-opacity="0.75" stroke-width="${wide ? 3.5 : 2.5}"/>`,
    lines.join(''),
    ridden.map(drawer.path).join(''),
  );
  return `${land}${drawn}${frame.beach === null ? '' : toBeach(frame.beach, drawer, box, theme)}`;
}

/** An arrow to the beach above its word, both within the box: the numbers begin below it. */
function toBeach(
  { latitude, longitude, bearing }: NonNullable<SessionFrame['beach']>,
  drawer: LineDrawer,
  { left, top, width, height }: Area,
  theme: Theme,
): string {
  const place = drawer.place(latitude, longitude);
  const x = Math.min(left + width - 34, Math.max(left + 34, place[0]));
  const y = Math.min(top + height - 44, Math.max(top + 22, place[1]));
  const { soft } = COLORS[theme];
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="${soft}"><path d="M0 -22L12 8L0 2L-12 8Z" transform="rotate(${bearing.toFixed(0)})"/><text y="38" text-anchor="middle" font-size="24" font-weight="600">beach</text></g>`;
}

/** The way to the water and home leaves the picture at its sides, and doesn't cross its words. */
const aroundBox = ({ top, height }: Area, { width }: Drawing['size']) =>
  `<clipPath id="frame"><rect x="0" y="${top - EDGE}" width="${width}" height="${height + 2 * EDGE}"/></clipPath>`;

function oneRide({ session, box, theme }: Drawing, ride: Ride): string {
  const rows = [ride.firstPoint, ride.lastPoint] as const;
  const drawer = lineDrawer(session.track, sessionFrame(session.track, [rows], null).box, inset(box, EDGE));
  const line = coloredLine(session, drawer, rows, fastestOf([ride]), theme);
  const [startX, startY] = drawer.at(rows[0]);
  const start = `<circle cx="${startX.toFixed(1)}" cy="${startY.toFixed(1)}" r="15" fill="${COLORS[theme].text}"/>`;
  return `${group(theme, isHigh(box) ? 20 : 15, '', line, drawer.path(rows))}${start}`;
}

function coloredLine(
  { track: points }: Session,
  drawer: LineDrawer,
  rows: readonly [number, number],
  fastest: number,
  theme: Theme,
): string {
  const { speeds } = COLORS[theme];
  return pathsBySpeed(points, drawer, rows, { steps: speeds.length, fastest })
    .map((path, step) => (path === '' ? '' : `<path d="${path}" stroke="${speeds[step]}"/>`))
    .join('');
}

/** Lines above their halo, which keeps them visible on any ground. */
function group(theme: Theme, width: number, below: string, lines: string, outline: string): string {
  const { halo } = COLORS[theme];
  const around =
    halo === null
      ? ''
      : `<path d="${outline}" stroke="${halo}" stroke-opacity="0.5" stroke-width="${width + 8}"/>`;
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="${width}">${below}${around}${lines}</g>`;
}

/** More bars than this would be too thin. */
const MOST_BARS = 60;

function bars({ session, isStanding, box, theme }: Drawing): string {
  const { speeds, halo } = COLORS[theme];
  const rides = session.rides.slice(0, MOST_BARS);
  const most = Math.max(0, ...rides.map((ride) => lengthOf(ride, isStanding)));
  if (most === 0) return wave(box, theme);
  const slot = Math.min(84, box.width / rides.length);
  const width = slot * 0.62;
  const left = box.left + (box.width - slot * rides.length) / 2 + (slot - width) / 2;
  const fastest = fastestOf(rides) * KMH_PER['m/s'];
  const edge = halo === null ? '' : ` stroke="${halo}" stroke-opacity="0.5" stroke-width="3"`;
  return rides
    .map((ride, index) => {
      const height = Math.max(width, (lengthOf(ride, isStanding) / most) * box.height);
      const step = Math.min(speeds.length - 1, Math.floor((ride.maxSpeed / (fastest || 1)) * speeds.length));
      const place = `x="${(left + index * slot).toFixed(1)}" y="${(box.top + box.height - height).toFixed(1)}"`;
      const size = `width="${width.toFixed(1)}" height="${height.toFixed(1)}" rx="${(width / 2).toFixed(1)}"`;
      return `<rect ${place} ${size} fill="${speeds[step]}"${edge}/>`;
    })
    .join('');
}

/** The line of the mark, for a session without anything to draw. */
function wave(box: Area, theme: Theme): string {
  const size = Math.min(box.width, box.height);
  const [x, y] = [box.left + (box.width - size) / 2, box.top + (box.height - size) / 2];
  return `<g transform="translate(${x} ${y}) scale(${size / 32})" opacity="0.35" fill="none" stroke-width="1.6" stroke-linecap="round">${MARK_LINES(COLORS[theme].text, COLORS[theme].text)}</g>`;
}

/** The two lines of the mark in a field of 32 by 32. */
export const MARK_LINES = (ride: string, sea: string) =>
  `<path d="M5 21.5c4.2 0 5.2-9.5 11-9.5 4.6 0 5.6 4.8 2.6 6.4-1.9 1-3.6-.3-3.2-1.9" stroke="${ride}"/><path d="M5 25.2c7.5 2.3 15.5 1.2 22-3.7" stroke="${sea}"/>`;

const inset = ({ left, top, width, height }: Area, by: number): Area => ({
  left: left + by,
  top: top + by,
  width: width - 2 * by,
  height: height - 2 * by,
});
