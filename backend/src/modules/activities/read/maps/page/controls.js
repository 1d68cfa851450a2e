'use strict';

(() => {
  const element = (id) => document.getElementById(id);
  const session = readSession();
  const state = {
    ride: -1,
    row: session.count - 1,
    hover: -1,
    shown: { start: true, wave: true, drift: true, tour: true },
  };
  const view = createViewport(element('map'), draw);
  const standing = session.kind === 'develop_map';

  const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Los_Angeles', timeStyle: 'medium' });
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Los_Angeles',
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const timeOf = (row) => clock.format(session.start + session.time[row] * 1000);
  const { wave } = session;
  const { speed } = session.units;
  const number = (value, digits) =>
    value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const speedText = (kmh) => `${number(kmh * speed.perKmh, 1)} ${speed.symbol}`;
  const pointText = (row) => `${timeOf(row)} PT\n${speedText(session.speed[row])}`;

  function draw() {
    if (session.count > 0) drawKind[session.kind]();
    if (state.ride >= 0) drawChosen(session.rides[state.ride]);
    if (state.hover >= 0)
      drawDot(view, session.east[state.hover], session.north[state.hover], 6, paint('accent'));
    drawScale(view, session.units);
  }

  const drawKind = {
    map() {
      drawLine(view, session, 0, session.count - 1, paint('track'), 1.5);
      session.rides.forEach((ride) => drawBySpeed(view, session, ride.first, ride.last, 4));
      session.rides.forEach((ride, index) => {
        drawLabel(view, session.east[ride.first], session.north[ride.first], String(index + 1));
      });
    },
    gps_visualization() {
      drawLine(view, session, 0, session.count - 1, paint('line'), 1.5);
      drawBySpeed(view, session, 0, state.row, 3);
      drawDot(view, session.east[state.row], session.north[state.row], 8, paint('accent'));
    },
    develop_map() {
      drawLine(view, session, 0, session.count - 1, paint('line'), 1);
      const { shown } = state;
      for (const ride of session.rides) {
        const drifting = ride.isTour ? 'tour' : 'drift';
        if (shown[drifting]) drawLine(view, session, driftStart(ride), ride.last, paint(drifting), 2);
        if (shown.wave)
          ride.runs.forEach(([first, last]) => drawLine(view, session, first, last, paint('wave'), 3));
        if (shown.start)
          drawDot(view, session.east[ride.first], session.north[ride.first], 5, paint('start'));
      }
      if (wave) drawWave();
    },
  };

  function drawWave() {
    const { context } = view;
    const { begin, spread, drift } = wave;
    context.strokeStyle = paint('start');
    context.lineWidth = 2;
    context.setLineDash([6, 4]);
    context.beginPath();
    context.arc(view.x(begin.east), view.y(begin.north), Math.max(8, spread * view.scale()), 0, 7);
    context.stroke();
    context.setLineDash([]);
    drawArrow(
      view,
      begin,
      { east: begin.east + drift.east, north: begin.north + drift.north },
      paint('text'),
      3,
    );
  }

  function drawChosen(ride) {
    drawLine(view, session, ride.first, ride.last, paint('text'), 7);
    drawBySpeed(view, session, ride.first, ride.last, 4);
  }

  function listRides() {
    session.rides.forEach((ride, index) => {
      const button = document.createElement('button');
      const line = document.createElement('span');
      const kind = ride.isTour ? 'Tour' : ride.isSurfRide ? 'Ride' : 'Attempt';
      button.type = 'button';
      button.textContent = `${kind} ${index + 1}, ${timeOf(ride.first)}`;
      line.textContent = ride.figures;
      button.append(line);
      button.setAttribute('aria-pressed', 'false');
      button.addEventListener('click', () => choose(state.ride === index ? -1 : index));
      element('rides').append(button);
    });
    if (session.rides.length === 0) element('rides').textContent = 'No rides recorded';
  }

  function choose(index) {
    state.ride = index;
    [...element('rides').children].forEach((button, at) =>
      button.setAttribute('aria-pressed', String(at === index)),
    );
    if (index < 0) return view.change();
    const { first, last } = session.rides[index];
    view.fit(boundsOf(session, first, last));
    if (session.kind === 'gps_visualization') showRow(first);
  }

  function showRow(row) {
    state.row = row;
    element('moment').value = String(row);
    element('now').textContent = session.count > 0 ? pointText(row).replace('\n', ', ') : '';
    view.change();
  }

  /** Plays the session 40 times as fast. */
  function replay() {
    let last = performance.now();
    let moment = 0;
    let playing = false;
    const step = (now) => {
      if (!playing) return;
      moment += ((now - last) / 1000) * 40;
      last = now;
      let row = state.row;
      while (row < session.count - 1 && session.time[row + 1] <= moment) row++;
      showRow(row);
      if (row === session.count - 1) toggle();
      else requestAnimationFrame(step);
    };
    function toggle() {
      playing = !playing;
      element('play').textContent = playing ? 'Pause' : 'Play';
      if (!playing) return;
      if (state.row >= session.count - 1) showRow(0);
      moment = session.time[state.row];
      last = performance.now();
      requestAnimationFrame(step);
    }
    element('play').addEventListener('click', () => session.count > 1 && toggle());
    element('moment').max = String(Math.max(0, session.count - 1));
    element('moment').addEventListener('input', (event) => {
      showRow(Number(event.target.value));
      moment = session.time[state.row];
    });
    element('player').hidden = false;
    showRow(Math.max(0, session.count - 1));
  }

  function explainSpeed() {
    const ramp = document.createElement('canvas');
    const words = document.createElement('span');
    ramp.width = 160;
    ramp.height = 10;
    const context = ramp.getContext('2d');
    for (let x = 0; x < 160; x++) {
      context.fillStyle = speedColor(x / 159);
      context.fillRect(x, 0, 1, 10);
    }
    words.textContent = `0 to ${speedText(session.fastest)}`;
    element('legend').append(ramp, words);
  }

  function explainWave() {
    const names = { start: 'Where attempts begin', wave: 'On the wave', drift: 'Drift', tour: 'Tours' };
    for (const [key, name] of Object.entries(names)) {
      const label = document.createElement('label');
      const box = document.createElement('input');
      const dot = document.createElement('i');
      box.type = 'checkbox';
      box.checked = true;
      box.addEventListener('change', () => {
        state.shown[key] = box.checked;
        view.change();
      });
      dot.style.background = `var(--${key})`;
      label.append(box, dot, name);
      element('legend').append(label);
    }
    if (!wave) return;
    const mean = document.createElement('span');
    mean.textContent = wave.text;
    element('legend').append(mean);
  }

  function hover(event) {
    let nearest = -1;
    let least = 20;
    for (let row = 0; row < session.count; row++) {
      const away = Math.hypot(
        view.x(session.east[row]) - event.offsetX,
        view.y(session.north[row]) - event.offsetY,
      );
      if (away < least) [least, nearest] = [away, row];
    }
    const point = element('point');
    point.hidden = nearest < 0;
    if (nearest >= 0) {
      point.textContent = pointText(nearest);
      point.style.left = `${event.offsetX + 14}px`;
      point.style.top = `${event.offsetY + 14}px`;
    }
    if (nearest !== state.hover) view.change();
    state.hover = nearest;
  }

  element('name').textContent = session.name;
  const facts = [session.start === null ? 'Date not available' : `${day.format(session.start)} PT`];
  if (session.sharedBy !== null) facts.push(`Shared by ${session.sharedBy}`);
  if (session.isDemo) facts.push('Demo session');
  element('facts').textContent = facts.join(' \u00b7 ');
  listRides();
  if (standing) explainWave();
  else explainSpeed();
  if (session.kind === 'gps_visualization') replay();
  const whole = () => view.fit(boundsOf(session, 0, session.count - 1));
  element('zoom-in').addEventListener('click', () => view.zoom(1.4));
  element('zoom-out').addEventListener('click', () => view.zoom(1 / 1.4));
  element('whole').addEventListener('click', whole);
  element('map').addEventListener('pointermove', hover);
  element('map').addEventListener('pointerleave', () => {
    element('point').hidden = true;
    state.hover = -1;
    view.change();
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', view.change);
  whole();
})();
