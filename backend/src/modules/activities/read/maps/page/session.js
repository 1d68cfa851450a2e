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

/** Mean start and drift of the attempts, and the spread of their starts. */
function waveOf(session) {
  const begins = session.rides.map(({ first }) => ({
    east: session.east[first],
    north: session.north[first],
  }));
  const drifts = session.rides.map((ride) => {
    const from = driftStart(ride);
    return {
      east: session.east[ride.last] - session.east[from],
      north: session.north[ride.last] - session.north[from],
      seconds: session.time[ride.last] - session.time[from],
    };
  });
  const mean = (points, side) => points.reduce((total, point) => total + point[side], 0) / points.length;
  const begin = { east: mean(begins, 'east'), north: mean(begins, 'north') };
  const away = begins.map(({ east, north }) => Math.hypot(east - begin.east, north - begin.north));
  return {
    begin,
    spread: Math.sqrt(away.reduce((total, meters) => total + meters * meters, 0) / away.length),
    drift: { east: mean(drifts, 'east'), north: mean(drifts, 'north'), seconds: mean(drifts, 'seconds') },
  };
}

/** The row where the last surf run ends and the drift begins. */
function driftStart({ first, runs }) {
  return runs.length > 0 ? runs[runs.length - 1][1] : first;
}
