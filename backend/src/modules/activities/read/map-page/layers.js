const SPEED_COLORS = [
  [37, 99, 235],
  [6, 182, 212],
  [34, 197, 94],
  [250, 204, 21],
  [239, 68, 68],
];
/** Steps between the least and the most speed that differ in color. */
const SPEED_STEPS = 24;
/** In seconds; points further apart are not connected. */
const GAP = 30;

/** Color of a speed as a fraction of the maximum, 0..1. @param {number} share */
function speedColor(share) {
  const at = share * (SPEED_COLORS.length - 1);
  const low = Math.min(Math.floor(at), SPEED_COLORS.length - 2);
  const mix = SPEED_COLORS[low].map((part, index) =>
    Math.round(part + (SPEED_COLORS[low + 1][index] - part) * (at - low)),
  );
  return `rgb(${mix.join(',')})`;
}

/** @param {string} name */
const paint = (name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** @param {Rows} rows @param {string} color @param {number} width */
function drawLine({ first, last }, color, width) {
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

/** Draws rows colored by speed, a color's consecutive steps in one path. @param {Rows} rows @param {number} width */
function drawBySpeed({ first, last }, width) {
  /** @param {number} row */
  const stepOf = (row) => Math.round((session.speed[row] / (fastest || 1)) * SPEED_STEPS);
  for (let from = first; from < last;) {
    const step = stepOf(from + 1);
    let to = from + 1;
    while (to < last && stepOf(to + 1) === step) to++;
    drawLine({ first: from, last: to }, speedColor(step / SPEED_STEPS), width);
    from = to;
  }
}

/** @param {number} row @param {number} radius @param {string} color */
function drawDot(row, radius, color) {
  const { context } = view;
  context.fillStyle = color;
  context.strokeStyle = paint('panel');
  context.lineWidth = 2;
  context.beginPath();
  context.arc(view.x(session.east[row]), view.y(session.north[row]), radius, 0, 7);
  context.fill();
  context.stroke();
}

/** @param {number} row @param {string} text */
function drawLabel(row, text) {
  const { context } = view;
  const [x, y] = [view.x(session.east[row]), view.y(session.north[row]) - 10];
  context.font = 'bold 12px system-ui, sans-serif';
  context.textAlign = 'center';
  context.lineWidth = 4;
  context.strokeStyle = paint('panel');
  context.strokeText(text, x, y);
  context.fillStyle = paint('text');
  context.fillText(text, x, y);
}

/** Draws the spread of the attempts' starts as a circle and their mean drift as an arrow. */
function drawWave() {
  if (!session.wave) return;
  const { context } = view;
  const { begin, spread, drift } = session.wave;
  const [x1, y1] = [view.x(begin.east), view.y(begin.north)];
  const [x2, y2] = [view.x(begin.east + drift.east), view.y(begin.north + drift.north)];
  const angle = Math.atan2(y2 - y1, x2 - x1);
  context.strokeStyle = paint('start');
  context.lineWidth = 2;
  context.setLineDash([6, 4]);
  context.beginPath();
  context.arc(x1, y1, Math.max(8, spread * view.scale()), 0, 7);
  context.stroke();
  context.setLineDash([]);
  context.strokeStyle = paint('text');
  context.lineWidth = 3;
  context.beginPath();
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
  for (const side of [-0.5, 0.5]) {
    context.moveTo(x2, y2);
    context.lineTo(x2 - 12 * Math.cos(angle + side), y2 - 12 * Math.sin(angle + side));
  }
  context.stroke();
}

/** Draws a scale bar of a round length, in kilometers or miles where one fits, and a north arrow. */
function drawScale() {
  const { context } = view;
  const { distance, long } = session.units;
  const bottom = context.canvas.clientHeight - 16;
  const mostMeters = 140 / view.scale();
  const { perMeter, symbol } = mostMeters * long.perMeter >= 1 ? long : distance;
  const most = mostMeters * perMeter;
  const power = 10 ** Math.floor(Math.log10(most));
  const length = [5, 2].map((digit) => digit * power).find((fitting) => fitting <= most) ?? power;
  const end = 16 + (length / perMeter) * view.scale();
  context.strokeStyle = context.fillStyle = paint('text');
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(16, bottom - 6);
  context.lineTo(16, bottom);
  context.lineTo(end, bottom);
  context.lineTo(end, bottom - 6);
  context.stroke();
  context.font = '12px system-ui, sans-serif';
  context.textAlign = 'left';
  context.fillText(`${length.toLocaleString('en-US')} ${symbol}`, 20, bottom - 8);
  context.fillText('N \u2191', 16, 26);
}
