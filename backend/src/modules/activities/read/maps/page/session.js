'use strict';

/** In seconds; points further apart are not connected. */
const GAP = 30;

/** The page's data with columns summed from their differences: seconds, meters, km/h. */
function readSession() {
  const data = JSON.parse(document.getElementById('data').textContent);
  const column = (steps, grid) => {
    let value = 0;
    return Float64Array.from(steps, (step) => (value += step) / grid);
  };
  const session = {
    ...data,
    time: column(data.time, 10),
    east: column(data.east, 10),
    north: column(data.north, 10),
    speed: column(data.speed, 10),
    distance: column(data.distance, 10),
    count: data.time.length,
  };
  session.fastest = session.speed.reduce((most, speed) => Math.max(most, speed), 0);
  return session;
}

/** Bounding box of rows first..last. */
function boundsOf(session, first, last) {
  const bounds = { east: [Infinity, -Infinity], north: [Infinity, -Infinity] };
  for (let row = first; row <= last; row++) {
    for (const side of ['east', 'north']) {
      bounds[side][0] = Math.min(bounds[side][0], session[side][row]);
      bounds[side][1] = Math.max(bounds[side][1], session[side][row]);
    }
  }
  return last < first ? { east: [-50, 50], north: [-50, 50] } : bounds;
}

/** The row where the last surf run ends and the drift begins. */
function driftStart({ first, runs }) {
  return runs.length > 0 ? runs[runs.length - 1][1] : first;
}
