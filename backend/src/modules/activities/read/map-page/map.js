const state = {
  ride: -1,
  row: session.count - 1,
  hover: -1,
  shown: { start: true, wave: true, drift: true, tour: true },
};
const view = createViewport(() => {
  if (session.count > 0) drawKind[session.kind]();
  if (state.ride >= 0) {
    drawLine(session.rides[state.ride], paint('text'), 7);
    drawBySpeed(session.rides[state.ride], 4);
  }
  if (state.hover >= 0) drawDot(state.hover, 6, paint('accent'));
  drawScale();
});

/** @type {Record<MapData['facts']['kind'], () => void>} */
const drawKind = {
  map() {
    drawLine(whole, paint('track'), 1.5);
    for (const ride of session.rides) drawBySpeed(ride, 4);
    session.rides.forEach((ride, index) => drawLabel(ride.first, String(index + 1)));
  },
  gps_visualization() {
    drawLine(whole, paint('line'), 1.5);
    drawBySpeed({ first: 0, last: state.row }, 3);
    drawDot(state.row, 8, paint('accent'));
  },
  develop_map() {
    drawLine(whole, paint('line'), 1);
    const { shown } = state;
    for (const { first, last, runs, isTour } of session.rides) {
      const surfEnd = runs.at(-1)?.[1] ?? first;
      const drifting = isTour ? 'tour' : 'drift';
      if (shown[drifting]) drawLine({ first: surfEnd, last }, paint(drifting), 2);
      if (shown.wave) for (const [from, to] of runs) drawLine({ first: from, last: to }, paint('wave'), 3);
      if (shown.start) drawDot(first, 5, paint('start'));
    }
    drawWave();
  },
};
