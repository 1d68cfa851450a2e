const slider = /** @type {HTMLInputElement} */ (element('moment'));

/** @param {number} row */
function showRow(row) {
  state.row = row;
  slider.value = String(row);
  element('now').textContent = session.count > 0 ? pointText(row, ', ') : '';
  view.change();
}

/** Plays the session 40 times as fast. */
function replay() {
  let last = 0;
  let moment = 0;
  let playing = false;
  /** @param {number} now */
  function step(now) {
    if (!playing) return;
    moment += ((now - last) / 1000) * 40;
    last = now;
    let { row } = state;
    while (row < session.count - 1 && session.time[row + 1] <= moment) row++;
    showRow(row);
    if (row === session.count - 1) toggle();
    else requestAnimationFrame(step);
  }
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
  slider.max = String(Math.max(0, session.count - 1));
  slider.addEventListener('input', () => {
    showRow(Number(slider.value));
    moment = session.time[state.row];
  });
  element('player').hidden = false;
  showRow(Math.max(0, session.count - 1));
}
