'use strict';

const SPEED_COLORS = [
  [37, 99, 235],
  [6, 182, 212],
  [34, 197, 94],
  [250, 204, 21],
  [239, 68, 68],
];

/** Color of a speed as a fraction of the maximum, 0..1. */
function speedColor(share) {
  const at = Math.min(1, Math.max(0, share)) * (SPEED_COLORS.length - 1);
  const low = Math.min(Math.floor(at), SPEED_COLORS.length - 2);
  const mix = SPEED_COLORS[low].map((part, index) => {
    return Math.round(part + (SPEED_COLORS[low + 1][index] - part) * (at - low));
  });
  return `rgb(${mix.join(',')})`;
}

const paint = (name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** Draws rows first..last in one color. */
function drawLine(view, session, first, last, color, width) {
  const { context } = view;
  context.strokeStyle = color;
  context.lineWidth = width;
  context.lineJoin = context.lineCap = 'round';
  context.beginPath();
  for (let row = first; row <= last; row++) {
    const joined = row > first && session.time[row] - session.time[row - 1] <= GAP;
    context[joined ? 'lineTo' : 'moveTo'](view.x(session.east[row]), view.y(session.north[row]));
  }
  context.stroke();
}

/** Draws rows first..last colored by speed, consecutive steps of a color in one path. */
function drawBySpeed(view, session, first, last, width) {
  const steps = 24;
  const stepOf = (row) => Math.round((session.speed[row] / (session.fastest || 1)) * steps);
  for (let from = first; from < last;) {
    const step = stepOf(from + 1);
    let to = from + 1;
    while (to < last && stepOf(to + 1) === step) to++;
    drawLine(view, session, from, to, speedColor(step / steps), width);
    from = to;
  }
}

function drawDot(view, east, north, radius, color) {
  const { context } = view;
  context.fillStyle = color;
  context.strokeStyle = paint('panel');
  context.lineWidth = 2;
  context.beginPath();
  context.arc(view.x(east), view.y(north), radius, 0, 7);
  context.fill();
  context.stroke();
}

function drawArrow(view, from, to, color, width) {
  const { context } = view;
  const [x1, y1, x2, y2] = [view.x(from.east), view.y(from.north), view.x(to.east), view.y(to.north)];
  const angle = Math.atan2(y2 - y1, x2 - x1);
  context.strokeStyle = color;
  context.lineWidth = width;
  context.beginPath();
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
  for (const side of [-0.5, 0.5]) {
    context.moveTo(x2, y2);
    context.lineTo(x2 - 12 * Math.cos(angle + side), y2 - 12 * Math.sin(angle + side));
  }
  context.stroke();
}

function drawLabel(view, east, north, text) {
  const { context } = view;
  context.font = 'bold 12px system-ui, sans-serif';
  context.textAlign = 'center';
  context.lineWidth = 4;
  context.strokeStyle = paint('panel');
  context.strokeText(text, view.x(east), view.y(north) - 10);
  context.fillStyle = paint('text');
  context.fillText(text, view.x(east), view.y(north) - 10);
}

/** Draws a scale bar of a round length, in kilometers or miles where one fits, and a north arrow. */
function drawScale(view, { distance, long }) {
  const { context } = view;
  const { height } = view.size();
  const mostMeters = 140 / view.scale();
  const { perMeter, symbol } = mostMeters * long.perMeter >= 1 ? long : distance;
  const most = mostMeters * perMeter;
  const power = 10 ** Math.floor(Math.log10(most));
  const length = [5, 2, 1].map((digit) => digit * power).find((fitting) => fitting <= most);
  const text = `${length.toLocaleString('en-US')} ${symbol}`;
  const end = 16 + (length / perMeter) * view.scale();
  context.strokeStyle = context.fillStyle = paint('text');
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(16, height - 22);
  context.lineTo(16, height - 16);
  context.lineTo(end, height - 16);
  context.lineTo(end, height - 22);
  context.stroke();
  context.font = '12px system-ui, sans-serif';
  context.textAlign = 'left';
  context.fillText(text, 20, height - 24);
  context.fillText('N \u2191', 16, 26);
}
