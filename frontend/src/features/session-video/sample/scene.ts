import type { Track } from '@rideline/detection-engine';
import type { SessionRide } from '../../session/page/session.ts';
import { valueAt } from '../export/overlay.ts';

type Context = OffscreenCanvasRenderingContext2D;

export const WIDTH = 640;
export const HEIGHT = 360;
const HORIZON = 140;
/** The part of the picture's width and the height at which the surfer moves. */
const [LEFT, REACH, BASE] = [170, 330, 262];
/** In which a wave rises before a ride and goes after it. */
const SWELL_MS = 2000;

const HILL = new Path2D(`M0 ${HORIZON}V130Q90 96 170 122Q232 ${HORIZON} 320 ${HORIZON}Z`);
/** Around the surfer's feet; the wave is one unit high. */
const WAVE = new Path2D('M-460 26C-250 10 -200 -74 -72 -80S150 -20 420 26Z');
const FACE = new Path2D('M-30 -66Q-62 -20 -70 20M4 -58Q-22 -14 -28 20M40 -46Q18 -8 14 20M78 -33Q60 0 56 20');
const STANDING = new Path2D('M-13 -4L-10 -15L0 -20L9 -15L12 -5M0 -20L2 -35M-19 -36L2 -35L20 -32');
const LYING = new Path2D('M20 -5L-9 -6M-7 -6L-17 3M16 -5L24 -6');

/** Sky, sun, hill and sea, which stay as they are. */
function backdrop(): OffscreenCanvas {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d')!;
  const fill = (from: number, to: number, ...colors: readonly string[]) => {
    const gradient = context.createLinearGradient(0, from, 0, to);
    colors.forEach((color, index) => gradient.addColorStop(index / (colors.length - 1), color));
    context.fillStyle = gradient;
    context.fillRect(0, from, WIDTH, to - from);
  };
  fill(0, HORIZON, '#4f7fae', '#8f9aa6', '#efae70', '#f4cd93');
  fill(HORIZON, HEIGHT, '#8aa9b2', '#2f7f8d', '#1d5a72', '#123f58');
  context.fillStyle = '#fdf1cb';
  context.beginPath();
  context.arc(490, 96, 24, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = '#5c6b82';
  context.fill(HILL);
  return canvas;
}

/** Where the surfer is in the picture at a moment: waves of the sample run east, which is to the right. */
function surferOf({ time, latitude, longitude }: Track, [first, last]: readonly [number, number]) {
  /** The way in one direction at a moment, from 0 to 1. */
  const way = (column: Float64Array) => {
    const shown = column.subarray(first, last + 1);
    const [least, most] = [Math.min(...shown), Math.max(...shown)];
    return (moment: number) => (valueAt(column, time, first, last, moment) - least) / (most - least);
  };
  const [east, north] = [way(longitude), way(latitude)];
  return (moment: number) => ({ x: LEFT + REACH * east(moment), y: BASE - 24 * (north(moment) - 0.5) });
}

function drawWave(context: Context, strength: number, second: number): void {
  context.save();
  context.globalAlpha = Math.min(1, 1.5 * strength);
  context.scale(1, strength);
  const color = context.createLinearGradient(0, -80, 0, 26);
  color.addColorStop(0, '#86cfc0');
  color.addColorStop(0.55, '#2f8791');
  color.addColorStop(1, '#1d5a7200');
  context.fillStyle = color;
  context.fill(WAVE);
  context.strokeStyle = '#d7f2ea55';
  context.lineWidth = 2;
  context.stroke(FACE);
  context.fillStyle = '#f1faf8';
  for (let puff = 0; puff < 26; puff++) {
    const from = puff * 15;
    const wobble = Math.sin(puff * 2.4 + second * 5);
    context.beginPath();
    context.arc(-80 - from, -46 + from * 0.13 + 5 * wobble, 19 + 5 * wobble - from / 40, 0, 2 * Math.PI);
    context.fill();
  }
  context.restore();
}

function drawSurfer(context: Context, isRiding: boolean): void {
  context.fillStyle = '#f0a848';
  context.beginPath();
  context.ellipse(0, 0, 32, 4, isRiding ? -0.08 : 0, 0, 2 * Math.PI);
  context.fill();
  context.strokeStyle = '#14202b';
  context.lineWidth = 6;
  context.stroke(isRiding ? STANDING : LYING);
  context.fillStyle = '#c88c64';
  context.beginPath();
  if (isRiding) context.arc(3, -43, 5.5, 0, 2 * Math.PI);
  else context.arc(-15, -9, 5.5, 0, 2 * Math.PI);
  context.fill();
}

/**
 * Draws what a camera on the beach sees of some rides at a moment: the surfer moves as the track does, on a wave during
 * each ride, with the time above.
 */
export function sceneOf(
  track: Track,
  rows: readonly [number, number],
  rides: readonly SessionRide[],
  formatTime: (moment: number) => string,
) {
  const still = backdrop();
  const surferAt = surferOf(track, rows);
  return (context: Context, moment: number) => {
    const second = (moment - track.time[rows[0]]!) / 1000;
    context.drawImage(still, 0, 0);
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.strokeStyle = '#ffffff40';
    for (let glint = 0; glint < 40; glint++) {
      const depth = (glint * 37) % (HEIGHT - HORIZON);
      const x = ((glint * 445 + second * (4 + depth / 12)) % (WIDTH + 80)) - 40;
      context.lineWidth = 1 + depth / 120;
      context.beginPath();
      context.moveTo(x, HORIZON + 4 + depth);
      context.lineTo(x + 12 + depth / 6, HORIZON + 4 + depth);
      context.stroke();
    }
    const strength = Math.max(
      ...rides.map(({ ride: { start_time, end_time } }) => {
        const within = Math.min(moment - Date.parse(start_time), Date.parse(end_time) - moment);
        return Math.max(0, Math.min(1, 1 + within / SWELL_MS));
      }),
    );
    const { x, y } = surferAt(moment);
    context.save();
    context.translate(x, y + 2 * Math.sin(second * 1.6));
    if (strength > 0) drawWave(context, strength, second);
    drawSurfer(context, strength === 1);
    context.restore();
    context.font = '700 18px system-ui, sans-serif';
    context.fillStyle = '#fff';
    context.fillText(formatTime(moment), 16, 30);
  };
}
